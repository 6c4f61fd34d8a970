import { setTimeout as delay } from "node:timers/promises";
import { isbot } from "isbot";
import type { Brand } from "../brands/brand.ts";
import { dayIn } from "../brands/day-in.ts";
import type { Db } from "../database/open.ts";
import { createRateLimit } from "../abuse/rate-limit.server.ts";
import { createGathered } from "./gathered.ts";
import type { Moment, MomentKind, Visitor } from "./moment.ts";
import { createRepeats } from "./repeats.server.ts";
import { writeCounts } from "./write-counts.server.ts";

/** What became of a moment; `full` when the database has been away for so long that nothing more fits. */
export type TallyOutcome = "counted" | "bot" | "repeat" | "too-many" | "full";

/** Counts what visitors do, in memory, and writes it in one go every few seconds. */
export type Tally = {
  /** At once and without the database. The day is the brand's. */
  count(moment: Moment, by: { brand: Pick<Brand, "timeZone">; visitor: Visitor; now: Date }): TallyOutcome;
  /** Writes what was counted so far; what cannot be written waits for the next time. */
  flush(): Promise<void>;
  /** Writes the last, for which it has 5 s. */
  close(): Promise<void>;
};

export type TallyOptions = {
  log: (line: string) => void;
  /** Is told what became of every moment. */
  watch?: (kind: MomentKind, outcome: TallyOutcome) => void;
};

/** What a process that is killed loses at most. */
const FLUSH_MS = 5_000;
const PATIENCE_WITH_CLOSING_MS = 5_000;
/** Moments of one address range: an office full of people looks at a page each second. */
const PER_RANGE = { limit: 600, windowSeconds: 600 };

export function openTally(db: Db, { log, watch = () => {} }: TallyOptions): Tally {
  const gathered = createGathered();
  const repeats = createRepeats();
  const turns = createRateLimit(PER_RANGE);
  let writing: Promise<void> | null = null;
  let isFailing = false;

  function judge(moment: Moment, { brand: { timeZone }, visitor, now }: Parameters<Tally["count"]>[1]): TallyOutcome {
    if (visitor.userAgent === "" || isbot(visitor.userAgent)) return "bot";
    if (turns.take(visitor.address, now).kind === "too-many") return "too-many";
    const day = dayIn(timeZone, now);
    if (repeats.isRepeat(moment, visitor, { timeZone, day })) return "repeat";
    return gathered.add(moment, day) ? "counted" : "full";
  }

  async function write(): Promise<void> {
    const lines = gathered.take();
    if (lines.length === 0) return;
    try {
      await writeCounts(db, lines);
      isFailing = false;
    } catch (error) {
      const lost = lines.filter((line) => !gathered.add(line, line.day, line.amount)).length;
      if (!isFailing) log(`statistics: what was counted waits, ${error instanceof Error ? error.message : String(error)}`);
      if (lost > 0) log(`statistics: no room to wait for ${lost} lines, which are lost`);
      isFailing = true;
    }
  }

  function flush(): Promise<void> {
    writing ??= write().finally(() => (writing = null));
    return writing;
  }

  const timer = setInterval(() => {
    repeats.forgetPast(new Date());
    void flush();
  }, FLUSH_MS).unref();

  async function close(): Promise<void> {
    clearInterval(timer);
    // What came while it was being written waits for a write of its own.
    const last = (async () => {
      await writing;
      await flush();
    })();
    await Promise.race([last, delay(PATIENCE_WITH_CLOSING_MS, undefined, { ref: false })]);
  }

  return {
    count(moment, by) {
      const outcome = judge(moment, by);
      watch(moment.kind, outcome);
      return outcome;
    },
    flush,
    close,
  };
}
