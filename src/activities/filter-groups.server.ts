import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import type { PublicFilter } from "../contract/entities/filter.ts";
import { publicFilters } from "./public-filters.server.ts";

/** A filter group as screens show it; `activityCount` is the number of activities with any of its filters. */
export type FilterGroup = PublicFilter["filterGroup"] & { activityCount: number; filters: PublicFilter[] };

/** Some groups are counted and searched, but never shown (specification 1 §4 and §9). */
export function isShownGroup({ hiddenGroups }: Pick<Brand, "hiddenGroups">, { name }: { name: string }): boolean {
  return !hiddenGroups.includes(name);
}

/** The brand's filter groups that screens show, in order, without counts. */
export function shownGroups(catalogue: Catalogue, brand: Brand): readonly StoredFilterGroup[] {
  return catalogue.directory(brand.id).filterGroups.filter((group) => isShownGroup(brand, group) && group.filters.length > 0);
}

/** The brand's filter groups in order, each with its filters; groups without filters are omitted. */
export function filterGroups(catalogue: Catalogue, brand: Brand): FilterGroup[] {
  const shown = publicFilters(catalogue, brand).filter(({ filterGroup }) => isShownGroup(brand, filterGroup));
  const groups = Map.groupBy(shown, ({ filterGroup }) => filterGroup.id);
  return [...groups.values()].flatMap((filters) => {
    const [first] = filters;
    if (!first) return [];
    const { total } = catalogue.search(brand.id, { filters: filters.map(({ id }) => id) }, { page: 1, limit: 1 });
    return [{ ...first.filterGroup, activityCount: total, filters }];
  });
}
