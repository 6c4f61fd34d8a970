import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { searchFilterOf } from "./search-filter-of.server.ts";
import type { SearchState } from "./search-state.ts";

/** No order is asked for, so any moment does. */
const NO_MATTER_WHEN = new Date(0);

/** How many activities a search of the overview finds, of all pages. */
export function countFound(catalogue: Catalogue, brand: Brand, state: SearchState): number {
  const filter = searchFilterOf(filterQueryOf(state, { brandId: brand.id, now: NO_MATTER_WHEN }));
  return "kind" in filter ? 0 : catalogue.count(brand.id, filter);
}

/** How many of them are in the chosen city itself; null where no city is chosen. */
export function countInCity(catalogue: Catalogue, brand: Brand, state: SearchState): number | null {
  if (state.location?.type !== "CITY") return null;
  const filter = searchFilterOf(filterQueryOf({ ...state, radiusKm: null }, { brandId: brand.id, now: NO_MATTER_WHEN }));
  return "kind" in filter ? 0 : catalogue.count(brand.id, { ...filter, advancedCitySearch: false });
}
