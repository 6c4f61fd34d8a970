import type { Bits } from "./bits/bits.ts";
import type { Condition } from "./conditions/condition.ts";
import { conditionsOf } from "./conditions/conditions.ts";
import { selectedGroups, countFilters, meetGroups, type SelectedGroup } from "./facets.ts";
import type { FilterCount, SearchFilter } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** What a search finds, before it is put in order; `matches` is good until the next search or change. */
export type Found = { matches: Bits; total: number; filterCounts: FilterCount[] };

/** Finds what meets all that is asked, and counts for every filter what it would find. */
export function find(index: PlatformIndex, filter: SearchFilter): Found {
  const { rows, slots, filters, working } = index;
  const { facts } = index.filterGroups;
  const groups = narrow(index, filter, conditionsOf(index, filter));
  if (groups === null) {
    // Something is asked that nothing has.
    rows.clear(working.all);
    return { matches: rows.bits(working.all), total: 0, filterCounts: facts.map(({ id }) => ({ filterId: id, count: 0 })) };
  }
  if (groups === "all") {
    const filterCounts = facts.map(({ id }) => ({ filterId: id, count: filters.countOf(id) }));
    return { matches: slots.live, total: slots.count, filterCounts };
  }
  return { matches: rows.bits(working.all), total: rows.count(working.all), filterCounts: countFilters(index, groups) };
}

/** How many activities a search finds; `conditions` are those of the search, when they are there already. */
export function countMatches(index: PlatformIndex, filter: SearchFilter, conditions = conditionsOf(index, filter)): number {
  const groups = narrow(index, filter, conditions);
  if (groups === null) return 0;
  return groups === "all" ? index.slots.count : index.rows.count(index.working.all);
}

/** Leaves in the working rows what is asked: null when that is nothing for sure, and "all" when nothing is asked. */
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
