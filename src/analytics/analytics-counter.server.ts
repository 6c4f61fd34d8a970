import { setTimeout as delay } from "node:timers/promises";
import { isbot } from "isbot";
import type { Brand } from "../brands/brand.ts";
import { dayIn } from "../brands/day-in.ts";
import type { Db } from "../database/open.ts";
import { createRateLimit } from "../abuse/rate-limit.server.ts";
import { createPendingCounts } from "./pending-counts.ts";
import type { AnalyticsEvent, AnalyticsEventKind, Visitor } from "./analytics-event.ts";
import { createRepeatDetector } from "./repeat-detector.server.ts";
import { writeCounts } from "./write-counts.server.ts";

/** The result of counting one event; `full` when the database was unreachable for so long that the buffer is full. */
export type CountOutcome = "counted" | "bot" | "repeat" | "too-many" | "full";

/** Counts analytics events in memory and writes them in one batch every few seconds. */
export type AnalyticsCounter = {
  /** Synchronous, without a query. The day is that of the brand's time zone. */
  count(event: AnalyticsEvent, by: { brand: Pick<Brand, "timeZone">; visitor: Visitor; now: Date }): CountOutcome;
  /** Writes the pending counts; if the write fails, they stay pending for the next flush. */
  flush(): Promise<void>;
  /** Stops the timer and writes the remaining counts, within 5 s. */
  close(): Promise<void>;
};

export type AnalyticsCounterOptions = {
  log: (line: string) => void;
  /** Called with the outcome of every event. */
  watch?: (kind: AnalyticsEventKind, outcome: CountOutcome) => void;
};

/** A killed process loses at most the counts of this period. */
const FLUSH_MS = 5_000;
const CLOSE_TIMEOUT_MS = 5_000;
/** Limit on events of one address range. An office behind one address may well open a page every second. */
const PER_RANGE = { limit: 600, windowSeconds: 600 };

export function openAnalyticsCounter(db: Db, { log, watch = () => {} }: AnalyticsCounterOptions): AnalyticsCounter {
  const pending = createPendingCounts();
  const repeats = createRepeatDetector();
  const rateLimit = createRateLimit(PER_RANGE);
  let writing: Promise<void> | null = null;
  let isFailing = false;

  function countOne(event: AnalyticsEvent, { brand: { timeZone }, visitor, now }: Parameters<AnalyticsCounter["count"]>[1]): CountOutcome {
    if (visitor.userAgent === "" || isbot(visitor.userAgent)) return "bot";
    if (rateLimit.take(visitor.address, now).kind === "too-many") return "too-many";
    const day = dayIn(timeZone, now);
    if (repeats.isRepeat(event, visitor, { timeZone, day })) return "repeat";
    return pending.add(event, day) ? "counted" : "full";
  }

  async function write(): Promise<void> {
    const lines = pending.takeAll();
    if (lines.length === 0) return;
    try {
      await writeCounts(db, lines);
      isFailing = false;
    } catch (error) {
      const lost = lines.filter((line) => !pending.add(line, line.day, line.amount)).length;
      if (!isFailing) log(`statistics: could not write counts, will retry: ${error instanceof Error ? error.message : String(error)}`);
      if (lost > 0) log(`statistics: buffer full, ${lost} lines lost`);
      isFailing = true;
    }
  }

  function flush(): Promise<void> {
    writing ??= write().finally(() => (writing = null));
    return writing;
  }

  const timer = setInterval(() => {
    repeats.deletePastDays(new Date());
    void flush();
  }, FLUSH_MS).unref();

  async function close(): Promise<void> {
    clearInterval(timer);
    // Events that were counted during a running write need a second write.
    const last = (async () => {
      await writing;
      await flush();
    })();
    await Promise.race([last, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  return {
    count(event, by) {
      const outcome = countOne(event, by);
      watch(event.kind, outcome);
      return outcome;
    },
    flush,
    close,
  };
}
