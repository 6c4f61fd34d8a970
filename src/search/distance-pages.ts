import { each, type Bits } from "./bits/bits.ts";
import { reversedBands, type Bands } from "./order/bands.ts";
import { bandsByDistance } from "./order/distance.ts";
import { bandedPages, bytesOfBands } from "./paging/banded-pages.ts";
import { headedPages } from "./paging/headed-pages.ts";
import type { Matches } from "./paging/matches.ts";
import type { Pages } from "./paging/pages.ts";
import type { Places } from "./places/places.ts";
import type { CityFacts } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** Around a city, the nearest ring first: what lies in one comes before all that does not. */
const RINGS_KM = [5, 20, 80];
/** So few matches are looked at all, which is less than gathering a ring. */
const FEW = 2_000;
/** More than the ranks of all cities of a country take. */
const BYTES_OF_RANKS = 131_072;

/** The pages of matches by their distance from a city. Where those nearby are enough, the others are not looked at. */
export function distancePages(shelf: Shelf, matches: Matches, { from, direction }: { from: CityFacts; direction: "ASC" | "DESC" }): Pages {
  const { places, rows, working, orders } = shelf;
  const byId = orders.byId();

  function bandsOf(numbers: Iterable<number>): Bands {
    const { count, pointOf } = places.cities;
    const bands = bandsByDistance(from, { count, numbers, pointOf, least: places.citiesOf.least });
    return direction === "ASC" ? bands : reversedBands(bands);
  }

  function openAll(): Pages {
    const numbers = matches.count > FEW ? Array(places.cities.count).keys() : numbersOfCities(matches.bits, places.citiesOf);
    return bandedPages(matches, bandsOf(numbers), byId);
  }

  function within(numbers: readonly number[]): Matches {
    rows.clear(working.group);
    places.members.collect(numbers, working.group);
    rows.bits(working.base).set(matches.bits);
    rows.and(working.base, working.group);
    return { bits: rows.bits(working.base), count: rows.count(working.base) };
  }

  function headOf(wanted: number): Pages | null {
    if (direction === "DESC" || matches.count <= FEW) return null;
    for (const radiusKm of RINGS_KM) {
      const numbers = places.cities.near(from, radiusKm);
      const near = within(numbers);
      if (near.count >= wanted) return bandedPages(near, bandsOf(numbers), byId);
    }
    return null;
  }

  return headedPages({ headOf, openAll, count: matches.count, bytes: BYTES_OF_RANKS + bytesOfBands(matches) });
}

/** The numbers of the cities of these slots. */
function numbersOfCities(slots: Bits, citiesOf: Places["citiesOf"]): Set<number> {
  const numbers = new Set<number>();
  each(slots, (slot) => {
    for (const number of citiesOf.of(slot)) numbers.add(number);
  });
  return numbers;
}
