import type { AnalyticsEvent, AnalyticsEventKind } from "./analytics-event.ts";

/** How often one event happened on a day. */
export type CountedLine = { kind: AnalyticsEventKind; id: number; day: string; amount: number };

/** Counts that are not in the database yet. */
export type PendingCounts = {
  /** False when the buffer is full, because the database was unreachable for long. */
  add(event: AnalyticsEvent, day: string, amount?: number): boolean;
  /** Returns all lines and empties the buffer. */
  takeAll(): CountedLine[];
};

/** About 10 MB: the events of some 30,000 activities since the last successful write. */
const MAX_LINES = 50_000;

export function createPendingCounts(): PendingCounts {
  let lines = new Map<string, CountedLine>();

  function add({ kind, id }: AnalyticsEvent, day: string, amount = 1): boolean {
    const key = `${kind} ${id} ${day}`;
    const line = lines.get(key);
    if (line) line.amount += amount;
    else if (lines.size < MAX_LINES) lines.set(key, { kind, id, day, amount });
    else return false;
    return true;
  }

  function takeAll(): CountedLine[] {
    const taken = [...lines.values()];
    lines = new Map();
    return taken;
  }

  return { add, takeAll };
}
