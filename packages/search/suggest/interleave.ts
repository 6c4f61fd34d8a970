import type { Suggestion } from "../search.ts";

/** A suggestion; `isBeginning` when it begins with the typed text, else a later word does. */
export type Ranked = { suggestion: Suggestion; isBeginning: boolean };

/**
 * Takes the best suggestions of each kind in rotation, so that no kind crowds out another, and sorts them: beginnings
 * first, then by number of activities.
 */
export function interleave(kinds: readonly (readonly Ranked[])[], limit: number): Suggestion[] {
  const queues = kinds.map((kind) => kind.toSorted(byRank));
  const longest = Math.max(...queues.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, rank) => queues.flatMap((queue) => queue[rank] ?? [])).flat();
  return interleaved
    .slice(0, limit)
    .toSorted(byRank)
    .map(({ suggestion }) => suggestion);
}

function byRank(a: Ranked, b: Ranked): number {
  return Number(b.isBeginning) - Number(a.isBeginning) || b.suggestion.count - a.suggestion.count;
}
