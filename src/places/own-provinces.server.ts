import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findLocations } from "./find-locations.server.ts";

/** Page size of lists of provinces (specification 2 §9). */
const PAGE_SIZE = 30;

/** The names of the provinces of the brand's own country, for a select list. */
export function ownProvinces(catalogue: Pick<Catalogue, "directory">, brand: Brand): string[] {
  const found = findLocations(catalogue, brand, { filterQuery: {}, page: 1, limit: PAGE_SIZE });
  return "kind" in found ? [] : found.locations.map(({ name }) => name);
}
