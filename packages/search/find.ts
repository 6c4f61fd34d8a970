import type { Bits } from "./bits/bits.ts";
import type { Condition } from "./conditions/condition.ts";
import { conditionsOf } from "./conditions/conditions.ts";
import { selectedGroups, countFilters, meetGroups, type SelectedGroup } from "./facets.ts";
import type { FilterCount, SearchFilter } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** The unsorted result of a search; `matches` is valid until the next search or change. */
export type Found = { matches: Bits; total: number; filterCounts: FilterCount[] };

/** Finds the activities that match every condition, and counts the matches of each filter. */
export function find(index: PlatformIndex, filter: SearchFilter): Found {
  const { rows, slots, filters, working } = index;
  const { facts } = index.filterGroups;
  const groups = narrow(index, filter, conditionsOf(index, filter));
  if (groups === null) {
    // No activity can match.
    rows.clear(working.all);
    return { matches: rows.bits(working.all), total: 0, filterCounts: facts.map(({ id }) => ({ filterId: id, count: 0 })) };
  }
  if (groups === "all") {
    const filterCounts = facts.map(({ id }) => ({ filterId: id, count: filters.countOf(id) }));
    return { matches: slots.live, total: slots.count, filterCounts };
  }
  return { matches: rows.bits(working.all), total: rows.count(working.all), filterCounts: countFilters(index, groups) };
}

/** How many activities a search finds; `conditions` may be passed when they are known. */
export function countMatches(index: PlatformIndex, filter: SearchFilter, conditions = conditionsOf(index, filter)): number {
  const groups = narrow(index, filter, conditions);
  if (groups === null) return 0;
  return groups === "all" ? index.slots.count : index.rows.count(index.working.all);
}

/** Narrows the working rows to the matches: null when nothing can match, "all" when there is no condition. */
function narrow(index: PlatformIndex, filter: SearchFilter, conditions: readonly Condition[] | null): SelectedGroup[] | "all" | null {
  const { rows, slots, working } = index;
  const groups = selectedGroups(index, filter.filters ?? []);
  if (!groups || !conditions) return null;
  if (groups.length === 0 && conditions.length === 0) return "all";

  rows.bits(working.all).set(slots.live);
  for (const condition of conditions) condition(working.all);
  meetGroups(index, groups);
  return groups;
}
