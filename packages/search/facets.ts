import type { FilterCount } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** The rows of the selected filters of a group, of which one must match; empty when no activity has any. */
export type SelectedGroup = { group: number; rows: number[] };

/**
 * The selected filters by group: any filter of a group must match, in all groups (specification 3, API: filters). Null for an unknown
 * filter, which matches nothing.
 */
export function selectedGroups({ filters, filterGroups: { groupOf } }: PlatformIndex, selected: readonly number[]): SelectedGroup[] | null {
  const groups = new Map<number, SelectedGroup>();
  for (const id of new Set(selected)) {
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
 * Narrows the row `all` to the slots that match every group, and sets `nearMisses` to those that fail exactly one.
 * These two rows give the matches without any one group, however many groups there are.
 */
export function meetGroups(index: PlatformIndex, groups: readonly SelectedGroup[]): void {
  const { rows, working } = index;
  rows.clear(working.nearMisses);
  for (const group of groups) rows.meet(working.all, working.nearMisses, rowOf(index, group));
}

/**
 * The number of activities that each filter would find under the current search, ignoring its own group (decisions,
 * API: filterCounts). Each filter belongs to one group, so all filters together cost one pass over their rows.
 */
export function countFilters(index: PlatformIndex, groups: readonly SelectedGroup[]): FilterCount[] {
  const { rows, slots, filters, working, filterGroups } = index;
  const { facts, positionsOf } = filterGroups;
  const counts = new Uint32Array(facts.length);
  const selected = new Map(groups.map((own) => [own.group, own]));
  const others: number[] = [];

  for (const [group, positions] of positionsOf) if (!selected.has(group)) others.push(...positions);
  countInto(counts, index, { positions: others, base: working.all });
  for (const [group, own] of selected) {
    rows.leaveOut(working.base, rowOf(index, own), working);
    const positions = positionsOf.get(group) ?? [];
    // Without other conditions every activity counts, so the counts are known.
    const isKnown = selected.size === 1 && rows.count(working.base) === slots.count;
    if (!isKnown) countInto(counts, index, { positions, base: working.base });
    else for (const position of positions) counts[position] = filters.countOf(facts[position]?.id ?? 0);
  }
  return facts.map(({ id }, position) => ({ filterId: id, count: counts[position] ?? 0 }));
}

function countInto(counts: Uint32Array, index: PlatformIndex, { positions, base }: { positions: readonly number[]; base: number }): void {
  const { rows, filters, filterGroups } = index;
  const filterRows = positions.map((position) => filters.rowOf(filterGroups.facts[position]?.id ?? 0));
  const shared = rows.countAll(base, filterRows);
  for (let index = 0; index < positions.length; index += 1) counts[positions[index] ?? 0] = shared[index] ?? 0;
}

/** The row of the selected filter, or the union of several. */
function rowOf({ rows, working }: PlatformIndex, { rows: filters }: SelectedGroup): number {
  const [only] = filters;
  if (only !== undefined && filters.length === 1) return only;
  rows.clear(working.group);
  for (const row of filters) rows.or(working.group, row);
  return working.group;
}
