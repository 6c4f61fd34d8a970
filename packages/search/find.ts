import type { Bits } from "./bits/bits.ts";
import type { Condition } from "./conditions/condition.ts";
import { conditionsOf } from "./conditions/conditions.ts";
import { askedGroups, countFilters, meetGroups, type AskedGroup } from "./facets.ts";
import type { FilterCount, SearchFilter } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** What a search finds, before it is put in order; `matches` is good until the next search or change. */
export type Found = { matches: Bits; total: number; filterCounts: FilterCount[] };

/** Finds what meets all that is asked, and counts for every filter what it would find. */
export function find(shelf: Shelf, filter: SearchFilter): Found {
  const { rows, slots, filters, working } = shelf;
  const { facts } = shelf.filterGroups;
  const groups = narrow(shelf, filter, conditionsOf(shelf, filter));
  if (groups === null) {
    // Something is asked that nothing has.
    rows.clear(working.all);
    return { matches: rows.bits(working.all), total: 0, filterCounts: facts.map(({ id }) => ({ filterId: id, count: 0 })) };
  }
  if (groups === "all") {
    const filterCounts = facts.map(({ id }) => ({ filterId: id, count: filters.countOf(id) }));
    return { matches: slots.alive, total: slots.count, filterCounts };
  }
  return { matches: rows.bits(working.all), total: rows.count(working.all), filterCounts: countFilters(shelf, groups) };
}

/** How many activities a search finds; `conditions` are those of the search, when they are there already. */
export function countMatches(shelf: Shelf, filter: SearchFilter, conditions = conditionsOf(shelf, filter)): number {
  const groups = narrow(shelf, filter, conditions);
  if (groups === null) return 0;
  return groups === "all" ? shelf.slots.count : shelf.rows.count(shelf.working.all);
}

/** Leaves in the working rows what is asked: null when that is nothing for sure, and "all" when nothing is asked. */
function narrow(shelf: Shelf, filter: SearchFilter, conditions: readonly Condition[] | null): AskedGroup[] | "all" | null {
  const { rows, slots, working } = shelf;
  const groups = askedGroups(shelf, filter.filters ?? []);
  if (!groups || !conditions) return null;
  if (groups.length === 0 && conditions.length === 0) return "all";

  rows.bits(working.all).set(slots.alive);
  for (const condition of conditions) condition(working.all);
  meetGroups(shelf, groups);
  return groups;
}
