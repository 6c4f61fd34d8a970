import type { Bands } from "./bands.ts";
import { distanceKm } from "../distance.ts";
import type { CityFacts } from "../search.ts";

/** The cities that activities are placed in, by dense numbers. */
export interface PlacedCities {
  /** Numbers are below this. */
  readonly count: number;
  /** Null for one that is not described. */
  factsOf(number: number): CityFacts | null;
  /** Calls `visit` with the number of each city of a slot. */
  eachOf(slot: number, visit: (number: number) => void): void;
}

/**
 * Puts first what has a city nearest to this one; what has none that is described comes last. Measures to every city once,
 * which is less than looking for those that many slots lie in.
 */
export function bandsByDistance(from: CityFacts, cities: PlacedCities): Bands {
  const { ranks, last } = ranksByDistance(from, cities);
  let nearest = last;
  const approach = (number: number) => {
    nearest = Math.min(nearest, ranks[number] ?? last);
  };

  return {
    count: last + 1,
    bytes: ranks.byteLength,
    assign(slots, length, into) {
      for (let index = 0; index < length; index += 1) {
        nearest = last;
        cities.eachOf(slots[index] ?? 0, approach);
        into[index] = nearest;
      }
    },
  };
}

/** Of each city, how many places lie nearer; `last` for one that is not described. */
function ranksByDistance(from: CityFacts, { count, factsOf }: PlacedCities): { ranks: Uint32Array; last: number } {
  const distances = Float64Array.from({ length: count }, (_, number) => {
    const city = factsOf(number);
    return city ? distanceKm(from, city) : Infinity;
  });
  const ascending = [...new Set(distances.toSorted())].filter(Number.isFinite);
  const ranked = new Map(ascending.map((km, rank) => [km, rank]));
  const last = ranked.size;
  return { ranks: Uint32Array.from(distances, (km) => ranked.get(km) ?? last), last };
}
