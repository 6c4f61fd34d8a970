import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { searchFilterOf } from "./search-filter-of.ts";
import { changeSearch, chipsOf, type Chip, type SearchState } from "./search-state.ts";

/** What letting go of one chip would find. */
export type WayOut = { chip: Chip; state: SearchState; total: number };

/**
 * The ways out of a search that finds nothing, the most first; none when there is but one chip, as letting go of it is
 * letting go of all.
 */
export function waysOut(catalogue: Catalogue, brand: Brand, { state, now }: { state: SearchState; now: Date }): WayOut[] {
  const chips = chipsOf(state);
  if (chips.length < 2) return [];
  return chips
    .map((chip) => {
      const next = changeSearch(state, { kind: "removeChip", chip });
      const filter = searchFilterOf(filterQueryOf(next, { brandId: brand.id, now }));
      const total = "kind" in filter ? 0 : catalogue.search(brand.id, filter, { page: 1, limit: 1 }).total;
      return { chip, state: next, total };
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}
