import type { Moment, MomentKind } from "./moment.ts";

/** How often something happened on a day. */
export type CountedLine = { kind: MomentKind; id: number; day: string; amount: number };

/** What was counted and is not in the database yet. */
export type Gathered = {
  /** False when there is no room for another line, because the database has been away for long. */
  add(moment: Moment, day: string, amount?: number): boolean;
  /** Hands over all, and begins anew. */
  take(): CountedLine[];
};

/** About 10 MB: the moments of some 30,000 activities that were looked at since the database was last reached. */
const MOST_LINES = 50_000;

export function createGathered(): Gathered {
  let lines = new Map<string, CountedLine>();

  function add({ kind, id }: Moment, day: string, amount = 1): boolean {
    const key = `${kind} ${id} ${day}`;
    const line = lines.get(key);
    if (line) line.amount += amount;
    else if (lines.size < MOST_LINES) lines.set(key, { kind, id, day, amount });
    else return false;
    return true;
  }

  function take(): CountedLine[] {
    const taken = [...lines.values()];
    lines = new Map();
    return taken;
  }

  return { add, take };
}
