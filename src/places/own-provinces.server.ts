import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findLocations } from "./find-locations.server.ts";

/** As many as lists of provinces ask for (specification 2 §9). */
const MOST = 30;

/** The provinces of the brand's own country, for a list to choose from. */
export function ownProvinces(catalogue: Pick<Catalogue, "directory">, brand: Brand): string[] {
  const found = findLocations(catalogue, brand, { filterQuery: {}, page: 1, limit: MOST });
  return "kind" in found ? [] : found.locations.map(({ name }) => name);
}
