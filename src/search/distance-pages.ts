import { reversedBands } from "./order/bands.ts";
import { bandsByDistance } from "./order/distance.ts";
import { bandedPages, bytesOfBands } from "./paging/banded-pages.ts";
import { headedPages } from "./paging/headed-pages.ts";
import type { Matches } from "./paging/matches.ts";
import type { Pages } from "./paging/pages.ts";
import type { CityFacts } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** Around a city, the nearest ring first: what lies in one comes before all that does not. */
const RINGS_KM = [5, 20, 80];
/** More than the ranks of all cities of a country take. */
const BYTES_OF_RANKS = 131_072;

/** The pages of matches by their distance from a city. Where those nearby are enough, the others are not looked at. */
export function distancePages(shelf: Shelf, matches: Matches, { from, direction }: { from: CityFacts; direction: "ASC" | "DESC" }): Pages {
  const { places, rows, working, orders } = shelf;
  const byId = orders.byId();
  const { count, factsOf } = places.cities;
  const bands = bandsByDistance(from, { count, factsOf, least: places.citiesOf.least });

  function openAll(): Pages {
    return bandedPages(matches, direction === "ASC" ? bands : reversedBands(bands), byId);
  }

  function within(radiusKm: number): Matches {
    rows.clear(working.group);
    places.members.collect(places.cities.near(from, radiusKm), working.group);
    rows.bits(working.base).set(matches.bits);
    rows.and(working.base, working.group);
    return { bits: rows.bits(working.base), count: rows.count(working.base) };
  }

  function headOf(wanted: number): Pages | null {
    if (direction === "DESC") return null;
    for (const radiusKm of RINGS_KM) {
      const near = within(radiusKm);
      if (near.count >= wanted) return bandedPages(near, bands, byId);
    }
    return null;
  }

  return headedPages({ headOf, openAll, count: matches.count, bytes: BYTES_OF_RANKS + bytesOfBands(matches) });
}
