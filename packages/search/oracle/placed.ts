import { distanceKm } from "../distance.ts";
import type { Entry } from "./entry.ts";
import type { CityFacts, SearchFilter } from "../search.ts";

/** Whether an activity is in the place of a search; an unknown place contains nothing (specification 3, API). */
export function isPlaced(entry: Entry, filter: SearchFilter, cities: ReadonlyMap<number, CityFacts>): boolean {
  const { city, province, region } = filter;
  if (isId(province) && !entry.provinces.has(province)) return false;
  if (isId(region) && !entry.regions.has(region)) return false;
  return !isId(city) || isPlacedByCity(entry, filter, cities.get(city));
}

/** Kilometres from a city to the nearest city of an activity; infinite without cities. */
export function distanceFrom(city: CityFacts, { cities }: Entry): number {
  return Math.min(...cities.map((own) => distanceKm(city, own)));
}

/**
 * With a radius, the distance decides. Without one, the advanced search includes the whole province, and activities that
 * are offered in a whole region around the city (decisions/010-advanced-city-search.md).
 */
function isPlacedByCity(entry: Entry, { radiusKm, advancedCitySearch }: SearchFilter, city: CityFacts | undefined): boolean {
  if (!city) return false;
  if (typeof radiusKm === "number") return distanceFrom(city, entry) <= radiusKm;
  if (entry.cities.some(({ id }) => id === city.id)) return true;
  if (!advancedCitySearch) return false;
  return entry.provinces.has(city.province) || city.regions.some((region) => entry.record.regions.includes(region));
}

function isId(id: number | null | undefined): id is number {
  return typeof id === "number";
}
