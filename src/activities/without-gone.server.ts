import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { locationById } from "../places/location-by-id.server.ts";
import { coherent, type SearchState } from "./search-state.ts";

/** What is gone from an old link, a filter or a place, would find nothing, and no chip could take it away. */
export function withoutGone(catalogue: Catalogue, brand: Brand, state: SearchState): SearchState {
  const known = new Set(catalogue.directory(brand.id).filterGroups.flatMap(({ filters }) => filters.map(({ id }) => id)));
  const { location } = state;
  const isThere = location !== null && locationById(catalogue, brand, location) !== null;
  return coherent({ ...state, filters: state.filters.filter((id) => known.has(id)), location: isThere ? location : null });
}
