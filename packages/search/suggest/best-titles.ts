import type { Titles } from "../order/orders.ts";
import type { Ranked } from "./interleave.ts";

/** Titles with the most activities; `start` to `end`: positions of one title. */
export interface BestTitles {
  hasRoom(): boolean;
  /** Whether a run could be among the best, and is not yet. */
  wouldTake(start: number, end: number): boolean;
  take(start: number, end: number): void;
  ranked(isBeginning: boolean): Ranked[];
}

/** A run, its first non-empty position, and the number of its activities. */
type Counted = { start: number; first: number; count: number };

/** Keeps `limit` runs: those with the most activities, ties in order of title. */
export function createBest({ keys, sorted }: Titles, limit: number): BestTitles {
  const { slotAt } = sorted.ascending;
  const best: Counted[] = [];
  // The count and start of the last run once `best` is full: most runs are rejected by these alone.
  let fewest = 0;
  let last = 0;

  /** Counts non-empty positions: those of removed activities are empty. */
  function counted(start: number, end: number): Counted {
    let [first, count] = [start, 0];
    for (let position = end - 1; position >= start; position -= 1) {
      if (slotAt(position) < 0) continue;
      first = position;
      count += 1;
    }
    return { start, first, count };
  }

  function isBehindAll(start: number, count: number): boolean {
    return count < fewest || (count === fewest && start >= last);
  }

  function wouldTake(start: number, end: number): boolean {
    return !isBehindAll(start, end - start) && !best.some((other) => other.start === start);
  }

  function insert(run: Counted): void {
    const place = best.findIndex((other) => byRank(run, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, run);
    best.length = Math.min(best.length, limit);
    if (best.length < limit) return;
    fewest = best.at(-1)?.count ?? 0;
    last = best.at(-1)?.start ?? 0;
  }

  return {
    hasRoom: () => best.length < limit,
    wouldTake,
    take(start, end) {
      if (!wouldTake(start, end)) return;
      const run = counted(start, end);
      if (run.count > 0 && !isBehindAll(start, run.count)) insert(run);
    },
    ranked: (isBeginning) =>
      best.map(({ first, count }) => ({ suggestion: { kind: "title", name: keys.nameOf(slotAt(first)), count }, isBeginning })),
  };
}

function byRank(a: Counted, b: Counted): number {
  return b.count - a.count || a.start - b.start;
}
