import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import type { CitySuggestion } from "../contract/entities/place.ts";
import { findLocations } from "./find-locations.ts";

/** Suggestions of the location input (specification 2 §9). */
const MOST = 10;

/**
 * Cities whose name fits a text, from the embedded gazetteer of the host's own platform; another platform is invalid
 * (decisions, API).
 */
export function findGoogleCities(
  catalogue: Pick<Catalogue, "directory">,
  brand: Brand,
  { platformId, searchQuery }: { platformId: number; searchQuery: string },
): CitySuggestion[] | Invalid {
  if (platformId !== brand.id) return invalid("platformId", "problem.foreignPlatform");
  const found = findLocations(catalogue, brand, {
    filterQuery: { genericSearchQuery: searchQuery, type: "CITY" },
    page: 1,
    limit: MOST,
  });
  if ("kind" in found) return found;

  const { cities } = catalogue.directory(brand.id);
  return found.locations.flatMap(({ id, name, province }) => {
    const city = cities.get(id);
    if (!city || !province) return [];
    return [{ locationId: city.locationId, name, lon: city.lon, lat: city.lat, province, platform: brand.id }];
  });
}
