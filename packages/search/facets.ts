import type { FilterCount } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** A filter group of which any of the asked filters must be met, as rows; none when nothing carries them. */
export type SelectedGroup = { group: number; rows: number[] };

/** The asked filters by group: any within a group, all of the groups (decisions, API: filters). Null for an unknown filter, which nothing meets. */
export function selectedGroups({ filters, filterGroups: { groupOf } }: PlatformIndex, asked: readonly number[]): SelectedGroup[] | null {
  const groups = new Map<number, SelectedGroup>();
  for (const id of new Set(asked)) {
    const group = groupOf.get(id);
    if (group === undefined) return null;
    const known = groups.get(group) ?? { group, rows: [] };
    groups.set(group, known);
    const row = filters.rowOf(id);
    if (row >= 0) known.rows.push(row);
  }
  return [...groups.values()];
}

/**
 * Keeps in the row `all` what meets the groups too, and in `butOne` what fails one of them and no other: two rows say
 * for each group what would be found without it, however many there are.
 */
export function meetGroups(index: PlatformIndex, groups: readonly SelectedGroup[]): void {
  const { rows, working } = index;
  rows.clear(working.nearMisses);
  for (const group of groups) rows.meet(working.all, working.nearMisses, rowOf(index, group));
}

/**
 * How many activities each filter would find under the current search, its own group left out (decisions, API:
 * filterCounts). Each filter belongs to one group, so all filters together cost one pass over their rows.
 */
export function countFilters(index: PlatformIndex, groups: readonly SelectedGroup[]): FilterCount[] {
  const { rows, slots, filters, working, filterGroups } = index;
  const { facts, placesOf } = filterGroups;
  const counts = new Uint32Array(facts.length);
  const asked = new Map(groups.map((own) => [own.group, own]));
  const others: number[] = [];

  for (const [group, places] of placesOf) if (!asked.has(group)) others.push(...places);
  countInto(counts, index, { places: others, base: working.all });
  for (const [group, own] of asked) {
    rows.leaveOut(working.base, rowOf(index, own), working);
    const places = placesOf.get(group) ?? [];
    // Nothing else is asked, so that what each filter would find is known.
    const isKnown = asked.size === 1 && rows.count(working.base) === slots.count;
    if (!isKnown) countInto(counts, index, { places, base: working.base });
    else for (const place of places) counts[place] = filters.countOf(facts[place]?.id ?? 0);
  }
  return facts.map(({ id }, place) => ({ filterId: id, count: counts[place] ?? 0 }));
}

function countInto(counts: Uint32Array, index: PlatformIndex, { places, base }: { places: readonly number[]; base: number }): void {
  const { rows, filters, filterGroups } = index;
  const carried = places.map((place) => filters.rowOf(filterGroups.facts[place]?.id ?? 0));
  const shared = rows.countAll(base, carried);
  for (let index = 0; index < places.length; index += 1) counts[places[index] ?? 0] = shared[index] ?? 0;
}

/** The filter's own row, or that of all filters of the group together. */
function rowOf({ rows, working }: PlatformIndex, { rows: filters }: SelectedGroup): number {
  const [only] = filters;
  if (only !== undefined && filters.length === 1) return only;
  rows.clear(working.group);
  for (const row of filters) rows.or(working.group, row);
  return working.group;
}
