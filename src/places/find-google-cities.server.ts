import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import type { StoredCity } from "../catalogue/directory.ts";
import { citySuggestion, type CitySuggestion } from "../contract/entities/place.ts";
import { createRateLimit } from "../abuse/rate-limit.server.ts";
import { findLocations } from "./find-locations.server.ts";
import { findSameCity } from "./find-same-city.server.ts";
import type { CityService, MapsCity } from "./maps-city.ts";
import { ownProvinceName } from "./province-names.server.ts";

export type CityQuery = { platformId: number; searchQuery: string; now?: Date };
type Place = { brand: Brand; catalogue: Pick<Catalogue, "directory">; address: string; cityService: CityService | null };
type CitiesOutcome = { kind: "found"; cities: CitySuggestion[] } | Invalid | { kind: "too-many-requests"; retryAfterSeconds: number };

/** Suggestions of the location input (specification 2 §9). */
const MAX_CITIES = 10;
/** Two a second for one address range: enough for a group of visitors behind one address. */
const lookUps = createRateLimit({ limit: 120, windowSeconds: 60 });

/**
 * At most ten cities whose name matches a text, of the host's own platform; another platform is invalid. A maps service answers if
 * one is configured; without one, and when it has no answer, the embedded gazetteer does (specification 3, API).
 */
export async function findGoogleCities(site: Place, { platformId, searchQuery, now = new Date() }: CityQuery): Promise<CitiesOutcome> {
  const { brand, catalogue, address, cityService } = site;
  if (platformId !== brand.id) return invalid("platformId", "problem.foreignPlatform");
  const permit = lookUps.take(address, now);
  if (permit.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: permit.retryAfterSeconds };

  const request = { text: searchQuery.trim(), address, countryCode: brand.countryCode, language: brand.lang.slice(0, 2), now };
  const found = (await cityService?.findCities(request)) ?? [];
  const cities = distinct(found.flatMap((city) => suggestionOf(catalogue, brand, city) ?? []));
  if (cities.length > 0) return { kind: "found", cities };
  return fromGazetteer(catalogue, brand, searchQuery);
}

/** The gazetteer's city for a city of the maps service, else that city itself; null when it is abroad, invalid or has no known province. */
function suggestionOf(catalogue: Pick<Catalogue, "directory">, brand: Brand, city: MapsCity): CitySuggestion | null {
  if (city.country !== brand.countryCode) return null;
  const province = provinceOf(catalogue, brand, city);
  if (province === null) return null;
  const { locationId, name, lon, lat } = city;
  const suggested = citySuggestion.safeParse({ locationId, name, lon, lat, province: { name: province }, platform: brand.id });
  if (!suggested.success) return null;
  const own = findSameCity(catalogue, brand, suggested.data);
  return own ? ownSuggestion(catalogue, brand, own) : suggested.data;
}

/** Belgian provinces are below regions; in the other countries the level below a province is a municipality. */
function provinceOf(catalogue: Pick<Catalogue, "directory">, brand: Brand, { area, areaBelow }: MapsCity): string | null {
  const country = brand.countryCode;
  const directory = catalogue.directory(brand.id);
  for (const name of country === "BE" ? [areaBelow, area] : [area]) {
    const own = name === null ? null : ownProvinceName(directory, { country, name });
    if (own !== null) return own;
  }
  return null;
}

function fromGazetteer(catalogue: Pick<Catalogue, "directory">, brand: Brand, searchQuery: string): CitiesOutcome {
  const filterQuery = { genericSearchQuery: searchQuery, type: "CITY" as const };
  const found = findLocations(catalogue, brand, { filterQuery, page: 1, limit: MAX_CITIES });
  if ("kind" in found) return found;
  const { cities } = catalogue.directory(brand.id);
  return {
    kind: "found",
    cities: found.locations.flatMap(({ id }) => {
      const city = cities.get(id);
      return (city && ownSuggestion(catalogue, brand, city)) ?? [];
    }),
  };
}

function ownSuggestion(catalogue: Pick<Catalogue, "directory">, brand: Brand, city: StoredCity): CitySuggestion | null {
  const province = catalogue.directory(brand.id).provinces.get(city.province);
  if (!province) return null;
  const { locationId, name, lon, lat } = city;
  return { locationId, name, lon, lat, province: { name: province.name }, platform: brand.id };
}

/** Several cities of the service may map to one of ours. */
function distinct(cities: readonly CitySuggestion[]): CitySuggestion[] {
  return [...new Map(cities.map((city) => [city.locationId, city])).values()];
}
