import type { Db } from "../database/open.ts";
import type { Follower } from "./follow/follow.ts";
import { oneAtATime } from "./follow/one-at-a-time.ts";
import { mergeChangedTexts, type Known } from "./known.ts";
import type { MergeThreshold } from "../../packages/search/search.ts";
import { copyState, type Snapshots } from "./snapshot/snapshots.ts";

/** Up to this many changed texts stay unmerged. Each makes searches and the next start slower, but a merge rewrites a platform's index. */
const FEW: MergeThreshold = { changes: 2_000, share: 0.005 };
/** After this long without changes, merge smaller numbers too. */
const QUIET_MS = 30_000;
const FEW_WHEN_QUIET: MergeThreshold = { changes: 20, share: 0.001 };
/** After a crash, the next start applies at most the changes of this time. */
const SNAPSHOT_EVERY_MS = 10 * 60_000;
const RUN_EVERY_MS = 5_000;
/** On the clock of `performance.now()`. */
const LONG_AGO = Number.NEGATIVE_INFINITY;
/** Lower than any generation: no snapshot is current. */
const NO_GENERATION = -1;

export type Maintenance = {
  /** Duration of the last merge; null before the first. */
  readonly lastMerge_ms: number | null;
  readonly lastSnapshot: { at: Date; bytes: number } | null;
  /** Call after every change. */
  changed(): void;
  /** Merges and writes now instead of at a quiet time. */
  run(): Promise<void>;
  /** Writes the last snapshot. */
  close(): Promise<void>;
};

export type MaintenanceOptions = {
  db: Db;
  known: Known;
  follower: Pick<Follower, "exclusively" | "cursor">;
  /** Null writes no snapshots. */
  snapshots: Snapshots | null;
  /** The generation in the snapshot on disk. */
  saved: { generation: number } | null;
  log: (line: string) => void;
};

/** Merges changed texts into the index and writes snapshots, in small steps between requests. */
export function startMaintenance({ db, known, follower, snapshots, saved, log }: MaintenanceOptions): Maintenance {
  let lastMerge_ms: Maintenance["lastMerge_ms"] = null;
  let lastSnapshot: Maintenance["lastSnapshot"] = null;
  let savedGeneration = saved?.generation ?? NO_GENERATION;
  let triedAt = saved ? performance.now() : LONG_AGO;
  let changedAt = LONG_AGO;
  let isClosed = false;
  const runs = oneAtATime(() => mergeAndWrite().catch((error: unknown) => log(`catalogue maintenance failed: ${String(error)}`)));
  const timer = setInterval(() => void runs.run(), RUN_EVERY_MS).unref();

  /** Returns whether anything was merged: platforms with few changes are skipped. */
  async function merge(): Promise<boolean> {
    const start = performance.now();
    const few = performance.now() - changedAt > QUIET_MS ? FEW_WHEN_QUIET : FEW;
    const isMerged = await mergeChangedTexts(known.activities, few, () => isClosed);
    if (!isMerged) return false;
    lastMerge_ms = Math.round(performance.now() - start);
    // Snapshots lack unmerged texts, so the last one is outdated now.
    savedGeneration = NO_GENERATION;
    return true;
  }

  async function write(): Promise<void> {
    if (!snapshots || savedGeneration === known.generation) return;
    triedAt = performance.now();
    try {
      const { generation, state } = await follower.exclusively(async () => ({
        generation: known.generation,
        state: await copyState({ activities: known.activities, places: known.sections.places }, follower.cursor),
      }));
      lastSnapshot = { bytes: await snapshots.write(db, state), at: new Date() };
      savedGeneration = generation;
    } catch (error) {
      log(`the snapshot of the catalogue could not be written, so the next start will take longer: ${String(error)}`);
    }
  }

  async function mergeAndWrite(): Promise<void> {
    if (isClosed) return;
    const isMerged = await merge();
    if (!isClosed && (isMerged || performance.now() - triedAt > SNAPSHOT_EVERY_MS)) await write();
  }

  return {
    get lastMerge_ms() {
      return lastMerge_ms;
    },
    get lastSnapshot() {
      return lastSnapshot;
    },
    changed: () => void (changedAt = performance.now()),
    async run() {
      changedAt = triedAt = LONG_AGO;
      await runs.run();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await runs.settled();
      await write();
    },
  };
}
