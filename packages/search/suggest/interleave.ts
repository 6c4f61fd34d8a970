import type { Suggestion } from "../search.ts";

/** A suggestion that begins with what was typed, or has a word that does. */
export type Ranked = { suggestion: Suggestion; isBeginning: boolean };

/**
 * Suggestions of several kinds: the best of each kind in turn, so that none is crowded out; then beginnings first, and
 * what most activities stand behind.
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
