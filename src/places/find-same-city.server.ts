import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { StoredCity } from "../catalogue/directory.ts";
import { distanceKm } from "../../packages/search/distance.ts";
import { preferOwnCountry } from "./prefer-own-country.ts";
import { placeIndex } from "./place-index.server.ts";
import { placesNamed } from "./places-named.server.ts";

/** How far two services may put one city apart: a large one has more than one middle. */
const APART_KM = 30;
/** Across the border of a province, where two places of one name are likely two places. */
const ACROSS_KM = 5;

type Described = { name: string; lon: number; lat: number; province: { name: string } };

/**
 * The listed city of the brand that is the described one: it bears that name, or has it as another name, and lies in the
 * same province or next to it. The nearest when there are more; null when there is none, for a large province has several of one name.
 */
export function findSameCity(catalogue: Pick<Catalogue, "directory">, brand: Brand, described: Described): StoredCity | null {
  const directory = catalogue.directory(brand.id);
  const namesakes = [...directory.provinces.values()].filter(({ name }) => name === described.province.name);
  const provinces = new Set(preferOwnCountry(namesakes, brand).map(({ id }) => id));
  const near = placesNamed(placeIndex(directory), described.name, { brand, type: "CITY" })
    .flatMap(({ location }) => directory.cities.get(location.id) ?? [])
    .map((city) => ({ city, apart_km: distanceKm(city, described) }))
    .filter(({ city, apart_km }) => apart_km <= (provinces.has(city.province) ? APART_KM : ACROSS_KM));
  return near.toSorted((a, b) => a.apart_km - b.apart_km)[0]?.city ?? null;
}
