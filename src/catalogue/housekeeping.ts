import type { Db } from "../database/open.ts";
import type { Follower } from "./follow/follow.ts";
import { oneAtATime } from "./follow/one-at-a-time.ts";
import { foldIn, type Known } from "./known.ts";
import type { MergeThreshold } from "../../packages/search/search.ts";
import { photograph, type Snapshots } from "./snapshot/snapshots.ts";

/** Every search looks at changed texts on their own; but a fold rewrites a platform's index, and a start reads so many again. */
const FEW: MergeThreshold = { changes: 2_000, share: 0.005 };
/** When nothing changed for so long, nobody waits for a fold. */
const QUIET_MS = 30_000;
const FEW_WHEN_QUIET: MergeThreshold = { changes: 20, share: 0.001 };
/** How much a killed process has to take over again at most. */
const SNAPSHOT_EVERY_MS = 10 * 60_000;
const LOOK_EVERY_MS = 5_000;
/** By the clock that only goes forward, which begins with the process. */
const LONG_AGO = Number.NEGATIVE_INFINITY;
/** Before the first generation. */
const NEVER = -1;

export type Housekeeping = {
  /** How long the last fold took; null before the first. */
  readonly lastFold_ms: number | null;
  readonly lastSnapshot: { at: Date; bytes: number } | null;
  /** To be told of every change. */
  changed(): void;
  /** Folds and writes now what would wait for a quiet time. */
  tidy(): Promise<void>;
  /** Writes the last snapshot. */
  close(): Promise<void>;
};

export type HousekeepingOptions = {
  db: Db;
  known: Known;
  follower: Pick<Follower, "between" | "cursor">;
  /** Null keeps no snapshot. */
  snapshots: Snapshots | null;
  /** What the snapshot on the disk holds already. */
  saved: { generation: number } | null;
  log: (line: string) => void;
};

/** Folds changed texts into the index and keeps a snapshot of it, a little at a time between the visitors. */
export function keepHouse({ db, known, follower, snapshots, saved, log }: HousekeepingOptions): Housekeeping {
  let lastFold_ms: Housekeeping["lastFold_ms"] = null;
  let lastSnapshot: Housekeeping["lastSnapshot"] = null;
  let savedGeneration = saved?.generation ?? NEVER;
  let triedAt = saved ? performance.now() : LONG_AGO;
  let changedAt = LONG_AGO;
  let isClosed = false;
  const tidying = oneAtATime(() => tidyUp().catch((error: unknown) => log(`the catalogue could not be tidied: ${String(error)}`)));
  const timer = setInterval(() => void tidying.run(), LOOK_EVERY_MS).unref();

  /** Answers whether anything was folded: platforms on which little changed are left alone. */
  async function fold(): Promise<boolean> {
    const start = performance.now();
    const few = performance.now() - changedAt > QUIET_MS ? FEW_WHEN_QUIET : FEW;
    const isFolded = await foldIn(known.activities, few, () => isClosed);
    if (!isFolded) return false;
    lastFold_ms = Math.round(performance.now() - start);
    // What was not folded in yet is missing in the snapshot.
    savedGeneration = NEVER;
    return true;
  }

  async function write(): Promise<void> {
    if (!snapshots || savedGeneration === known.generation) return;
    triedAt = performance.now();
    try {
      const { generation, taken } = await follower.between(async () => ({
        generation: known.generation,
        taken: await photograph({ activities: known.activities, places: known.sections.places }, follower.cursor),
      }));
      lastSnapshot = { bytes: await snapshots.write(db, taken), at: new Date() };
      savedGeneration = generation;
    } catch (error) {
      log(`the snapshot of the catalogue could not be written, so that a start will take longer: ${String(error)}`);
    }
  }

  async function tidyUp(): Promise<void> {
    if (isClosed) return;
    const isFolded = await fold();
    if (!isClosed && (isFolded || performance.now() - triedAt > SNAPSHOT_EVERY_MS)) await write();
  }

  return {
    get lastFold_ms() {
      return lastFold_ms;
    },
    get lastSnapshot() {
      return lastSnapshot;
    },
    changed: () => void (changedAt = performance.now()),
    async tidy() {
      changedAt = triedAt = LONG_AGO;
      await tidying.run();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await tidying.settled();
      await write();
    },
  };
}
