import { distanceKm } from "../../distance.ts";
import type { SearchFilter } from "../../search.ts";
import type { BenchCity } from "../places.ts";

/** Kilometres per degree of latitude, rounded down to be a safe bound. */
const DEGREE_KM = 110;

type Sorted = { byId: ReadonlyMap<number, BenchCity>; byLat: readonly BenchCity[] };
const known = new WeakMap<readonly BenchCity[], Sorted>();

/**
 * The ids of the cities that a query covers: the city itself, or all within its radius; null without a city.
 * Computes distances only to cities of about the same latitude, to keep the cost low for every contestant.
 */
export function citiesWithin(cities: readonly BenchCity[], { city, radiusKm }: SearchFilter): number[] | null {
  const { byId, byLat } = sorted(cities);
  const centre = byId.get(city ?? 0);
  if (!centre) return null;
  if (typeof radiusKm !== "number") return [centre.id];

  const degrees = radiusKm / DEGREE_KM;
  const within: number[] = [];
  for (let index = firstFrom(byLat, centre.lat - degrees); index < byLat.length; index += 1) {
    const other = byLat[index];
    if (!other || other.lat > centre.lat + degrees) break;
    if (distanceKm(centre, other) <= radiusKm) within.push(other.id);
  }
  return within;
}

function sorted(cities: readonly BenchCity[]): Sorted {
  const found = known.get(cities) ?? {
    byId: new Map(cities.map((city) => [city.id, city])),
    byLat: cities.toSorted((a, b) => a.lat - b.lat),
  };
  known.set(cities, found);
  return found;
}

function firstFrom(byLat: readonly BenchCity[], lat: number): number {
  let [low, high] = [0, byLat.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((byLat[half]?.lat ?? 0) < lat) low = half + 1;
    else high = half;
  }
  return low;
}
