import type { Entry } from "./entry.ts";
import type { FilterCount, FilterFacts } from "../search.ts";

/** A filter group of a query, of which any filter must match; the group null has unknown filters, which match nothing. */
type QueryGroup = { group: number | null; filters: readonly number[] };

/** An activity that meets all other conditions, with the filter groups that it fails. */
type Candidate = { entry: Entry; failed: readonly QueryGroup[] };

/** The filters of a query by group: any filter of a group must match, and all groups (specification 3, API: filters). */
export function groupsInQuery(wanted: readonly number[], filters: readonly FilterFacts[]): QueryGroup[] {
  const groupOf = new Map(filters.map(({ id, group }) => [id, group]));
  const groups = Map.groupBy(wanted, (id) => groupOf.get(id) ?? null);
  return [...groups].map(([group, ids]) => ({ group, filters: ids }));
}

export function failedGroups(entry: Entry, groups: readonly QueryGroup[]): QueryGroup[] {
  return groups.filter(({ group, filters }) => group === null || !filters.some((id) => entry.filters.has(id)));
}

/**
 * How many activities each filter would find in the current search without its own group (specification 3, API: filterCounts):
 * an activity that fails one group counts only for the filters of that group.
 */
export function countFilters(candidates: readonly Candidate[], filters: readonly FilterFacts[]): FilterCount[] {
  const counts = new Map(filters.map(({ id }) => [id, 0]));
  const groupOf = new Map(filters.map(({ id, group }) => [id, group]));

  for (const { entry, failed } of candidates) {
    if (failed.length > 1) continue;
    const [only] = failed;
    for (const id of entry.filters) {
      const count = counts.get(id);
      if (count !== undefined && (!only || groupOf.get(id) === only.group)) counts.set(id, count + 1);
    }
  }

  return [...counts].map(([filterId, count]) => ({ filterId, count }));
}
