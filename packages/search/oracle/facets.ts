import type { Entry } from "./entry.ts";
import type { FilterCount, FilterFacts } from "../search.ts";

/** A filter group of which any of the asked filters must be met; null holds an unknown filter, which nothing meets. */
type AskedGroup = { group: number | null; filters: readonly number[] };

/** An activity that meets all conditions, with the asked groups that it fails. */
type Candidate = { entry: Entry; failed: readonly AskedGroup[] };

/** The asked filters by group: any within a group, all of the groups (decisions, API: filters). */
export function askedGroups(asked: readonly number[], filters: readonly FilterFacts[]): AskedGroup[] {
  const groupOf = new Map(filters.map(({ id, group }) => [id, group]));
  const groups = Map.groupBy(asked, (id) => groupOf.get(id) ?? null);
  return [...groups].map(([group, ids]) => ({ group, filters: ids }));
}

export function failedGroups(entry: Entry, groups: readonly AskedGroup[]): AskedGroup[] {
  return groups.filter(({ group, filters }) => group === null || !filters.some((id) => entry.filters.has(id)));
}

/**
 * How many activities each filter would find under the current search, its own group left out (decisions, API:
 * filterCounts): an activity that fails one group counts for the filters of that group alone.
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
