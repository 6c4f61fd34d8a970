import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { locationById } from "../places/location-by-id.server.ts";
import { coherent, type SearchState } from "./search-state.ts";

/** Removes deleted filters and places from the search of an old link: they would find nothing, and have no chip to remove them. */
export function withoutDeleted(catalogue: Catalogue, brand: Brand, state: SearchState): SearchState {
  const known = new Set(catalogue.directory(brand.id).filterGroups.flatMap(({ filters }) => filters.map(({ id }) => id)));
  const { location } = state;
  const exists = location !== null && locationById(catalogue, brand, location) !== null;
  return coherent({ ...state, filters: state.filters.filter((id) => known.has(id)), location: exists ? location : null });
}
