import type { FilterCount, FilterFacts } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** A filter group of which any of the asked filters must be met, as rows; none when nothing carries them. */
export type AskedGroup = { group: number; rows: number[] };

/** The asked filters by group: any within a group, all of the groups (decisions, API: filters). Null for an unknown filter, which nothing meets. */
export function askedGroups({ filters, facts }: Shelf, asked: readonly number[]): AskedGroup[] | null {
  const groupOf = new Map(facts.map(({ id, group }) => [id, group]));
  const groups = new Map<number, number[]>();
  for (const id of new Set(asked)) {
    const group = groupOf.get(id);
    if (group === undefined) return null;
    groups.set(group, [...(groups.get(group) ?? []), filters.rowOf(id)]);
  }
  return [...groups].map(([group, rows]) => ({ group, rows: rows.filter((row) => row >= 0) }));
}

/**
 * Keeps in the row `all` what meets the groups too, and in `butOne` what fails one of them and no other: two rows say
 * for each group what would be found without it, however many there are.
 */
export function meetGroups(shelf: Shelf, groups: readonly AskedGroup[]): void {
  const { rows, working } = shelf;
  rows.clear(working.butOne);
  for (const group of groups) rows.meet(working.all, working.butOne, rowOf(shelf, group));
}

/**
 * How many activities each filter would find under the current search, its own group left out (decisions, API:
 * filterCounts). Each filter belongs to one group, so all filters together cost one pass over their rows.
 */
export function countFilters(shelf: Shelf, groups: readonly AskedGroup[]): FilterCount[] {
  const { rows, facts, working } = shelf;
  const byGroup = Map.groupBy(facts, ({ group }) => groups.find((asked) => asked.group === group) ?? null);
  const counts = new Map<number, number>();
  for (const [asked, filters] of byGroup) {
    if (asked) rows.leaveOut(working.base, rowOf(shelf, asked), working);
    countInto(counts, shelf, { filters, base: asked ? working.base : working.all });
  }
  return facts.map(({ id }) => ({ filterId: id, count: counts.get(id) ?? 0 }));
}

function countInto(
  counts: Map<number, number>,
  { rows, filters: carried }: Shelf,
  { filters, base }: { filters: readonly FilterFacts[]; base: number },
): void {
  const held = filters.filter(({ id }) => carried.rowOf(id) >= 0);
  const counted = rows.countAll(
    base,
    held.map(({ id }) => carried.rowOf(id)),
  );
  for (const [index, { id }] of held.entries()) counts.set(id, counted[index] ?? 0);
}

/** The filter's own row, or that of all filters of the group together. */
function rowOf({ rows, working }: Shelf, { rows: filters }: AskedGroup): number {
  const [only] = filters;
  if (only !== undefined && filters.length === 1) return only;
  rows.clear(working.group);
  for (const row of filters) rows.or(working.group, row);
  return working.group;
}
