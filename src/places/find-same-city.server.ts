import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { StoredCity } from "../catalogue/directory.ts";
import { distanceKm } from "../../packages/search/distance.ts";
import { preferOwnCountry } from "./prefer-own-country.ts";
import { placeIndex } from "./place-index.server.ts";
import { placesNamed } from "./places-named.server.ts";

/** Maximum distance between two services' coordinates of one city; a large city has more than one centre. */
const SAME_PROVINCE_KM = 30;
/** The same across a province border, where places of one name are more likely different ones. */
const OTHER_PROVINCE_KM = 5;

type Described = { name: string; lon: number; lat: number; province: { name: string } };

/**
 * The listed city of the brand that is the described one: it has that name or alias, and is close enough. The nearest when there
 * are several, because a large province may have several cities of one name; null when there is none.
 */
export function findSameCity(catalogue: Pick<Catalogue, "directory">, brand: Brand, described: Described): StoredCity | null {
  const directory = catalogue.directory(brand.id);
  const namesakes = [...directory.provinces.values()].filter(({ name }) => name === described.province.name);
  const provinces = new Set(preferOwnCountry(namesakes, brand).map(({ id }) => id));
  const near = placesNamed(placeIndex(directory), described.name, { brand, type: "CITY" })
    .flatMap(({ location }) => directory.cities.get(location.id) ?? [])
    .map((city) => ({ city, distance_km: distanceKm(city, described) }))
    .filter(({ city, distance_km }) => distance_km <= (provinces.has(city.province) ? SAME_PROVINCE_KM : OTHER_PROVINCE_KM));
  return near.toSorted((a, b) => a.distance_km - b.distance_km)[0]?.city ?? null;
}
