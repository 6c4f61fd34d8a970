import type { Random } from "../../random/random.ts";
import { fraction } from "./zipf.ts";

/** Eight groups with eighty filters in all, similar to those of the brands. */
const GROUP_SIZES = [6, 16, 5, 5, 12, 14, 12, 10] as const;
const FEWEST = 6;
const MOST = 8;

/** The filter ids of each group, numbered from 1 across all groups. */
export const filterGroups: readonly (readonly number[])[] = GROUP_SIZES.map((size, group) => {
  const before = GROUP_SIZES.slice(0, group).reduce((sum, other) => sum + other, 0);
  return Array.from({ length: size }, (_, index) => before + index + 1);
});

/** Six to eight filters for an activity; the first of a group are the most frequent. */
export function someFilters(random: Random): number[] {
  const filters = new Set<number>();
  const count = FEWEST + random.below(MOST - FEWEST + 1);
  while (filters.size < count) filters.add(someFilter(random, random.oneOf(filterGroups)));
  return [...filters].toSorted((a, b) => a - b);
}

/** A filter of a group; earlier ones are more frequent. */
export function someFilter(random: Random, group: readonly number[]): number {
  const filter = group[Math.floor(group.length * fraction(random) ** 2)];
  if (filter === undefined) throw new Error("A filter group is empty.");
  return filter;
}
