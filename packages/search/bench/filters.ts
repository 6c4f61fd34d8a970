import type { Random } from "../../random/random.ts";
import { share } from "./zipf.ts";

/** Eight groups of eighty filters, of sizes as the brands have them. */
const GROUP_SIZES = [6, 16, 5, 5, 12, 14, 12, 10] as const;
const FEWEST = 6;
const MOST = 8;

/** The ids of the filters of each group; they count from 1 through all groups. */
export const filterGroups: readonly (readonly number[])[] = GROUP_SIZES.map((size, group) => {
  const before = GROUP_SIZES.slice(0, group).reduce((sum, other) => sum + other, 0);
  return Array.from({ length: size }, (_, index) => before + index + 1);
});

/** The filters of an activity, six to eight: the first of a group are carried by most, the last by few. */
export function someFilters(dice: Random): number[] {
  const carried = new Set<number>();
  const count = FEWEST + dice.below(MOST - FEWEST + 1);
  while (carried.size < count) carried.add(someFilter(dice, dice.oneOf(filterGroups)));
  return [...carried].toSorted((a, b) => a - b);
}

/** A filter of a group, the earlier ones more often. */
export function someFilter(dice: Random, group: readonly number[]): number {
  const filter = group[Math.floor(group.length * share(dice) ** 2)];
  if (filter === undefined) throw new Error("A filter group is empty.");
  return filter;
}
