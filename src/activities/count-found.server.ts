import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { filterOfState } from "./filter-query-of.ts";
import type { SearchState } from "./search-state.ts";

/** A count does not depend on the order, and so not on the time. */
const ANY_TIME = new Date(0);

/** The number of activities that a search of the overview finds, over all pages. */
export function countFound(catalogue: Catalogue, brand: Brand, state: SearchState): number {
  return catalogue.count(brand.id, filterOfState(state, { brandId: brand.id, now: ANY_TIME }));
}

/** The number of results in the chosen city itself; null when no city is chosen. */
export function countInCity(catalogue: Catalogue, brand: Brand, state: SearchState): number | null {
  if (state.location?.type !== "CITY") return null;
  const filter = filterOfState({ ...state, radiusKm: null }, { brandId: brand.id, now: ANY_TIME });
  return catalogue.count(brand.id, { ...filter, advancedCitySearch: false });
}
