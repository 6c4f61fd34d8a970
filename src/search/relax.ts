import { dropsOf, MOST_RELAXATIONS, without, type Asking } from "./drops.ts";
import type { Drop, Relaxation, SearchFilter } from "./search.ts";

/** What relaxing needs to know of the search that found nothing. */
export type Relaxing = Asking & {
  /** How many activities a filter finds. */
  count(filter: SearchFilter): number;
};

/**
 * What to ask less for a search that finds nothing, the most helpful first, at most three. Leaving out many conditions
 * finds at least as much as leaving out any one of them, so a half that does not help is not looked into: n conditions
 * of which few help cost about log n counts each.
 */
export function relax(filter: SearchFilter, relaxing: Relaxing): Relaxation[] {
  function helpful(drops: readonly Drop[]): Relaxation[] {
    const total = drops.length === 0 ? 0 : relaxing.count(without(filter, drops, relaxing.wordsOf));
    if (total === 0) return [];
    const [drop, ...others] = drops;
    if (drop && others.length === 0) return [{ drop, total }];
    const half = drops.length >> 1;
    return [...helpful(drops.slice(0, half)), ...helpful(drops.slice(half))];
  }

  const { conditions, radius } = dropsOf(filter, relaxing);
  return [...helpful(conditions), ...helpful(radius)].toSorted((a, b) => b.total - a.total).slice(0, MOST_RELAXATIONS);
}
