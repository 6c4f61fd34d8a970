import type { Bands } from "./bands.ts";
import { each, type Bits } from "../bits/bits.ts";
import { distanceKm } from "../distance.ts";
import type { CityFacts } from "../search.ts";

/** The cities that activities are placed in, by dense numbers. */
export interface PlacedCities {
  /** Null for one that is not described. */
  factsOf(number: number): CityFacts | null;
  /** Calls `visit` with the number of each city of a slot. */
  eachOf(slot: number, visit: (number: number) => void): void;
}

/**
 * Puts first what has a city nearest to this one; what has none that is described comes last. Only for the slots of a
 * set, since distances are measured to the cities of these alone.
 */
export function bandsByDistance(bits: Bits, from: CityFacts, cities: PlacedCities): Bands {
  const { ranks, last } = ranksByDistance(bits, from, cities);
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

/** Of each city of these slots, how many places lie nearer; `last` for one that is not described. */
function ranksByDistance(bits: Bits, from: CityFacts, { factsOf, eachOf }: PlacedCities): { ranks: Uint32Array; last: number } {
  const distances = new Map<number, number>();
  const measure = (number: number) => {
    if (distances.has(number)) return;
    const city = factsOf(number);
    distances.set(number, city ? distanceKm(from, city) : Infinity);
  };
  each(bits, (slot) => eachOf(slot, measure));

  const ascending = [...new Set(distances.values())].filter(Number.isFinite).toSorted((a, b) => a - b);
  const ranked = new Map(ascending.map((km, rank) => [km, rank]));
  const last = ranked.size;
  const ranks = new Uint32Array(Math.max(0, ...distances.keys()) + 1).fill(last);
  for (const [number, km] of distances) ranks[number] = ranked.get(km) ?? last;
  return { ranks, last };
}
