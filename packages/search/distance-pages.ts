import { each, type Bits } from "./bits/bits.ts";
import { reversedBands, type Bands } from "./order/bands.ts";
import { bandsByDistance, IN_THE_PLACE, RINGS_KM } from "./order/distance.ts";
import { bandedPages, bytesOfBands, pagesOfOneBand, type BandedPages } from "./paging/banded-pages.ts";
import { progressivePages, type LeadingSet } from "./paging/progressive-pages.ts";
import type { Matches } from "./paging/matches.ts";
import type { Places } from "./places/places.ts";
import type { BandedOrder } from "./query.ts";
import type { CityFacts } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** Up to this many matches are all read, which is cheaper than collecting those within a radius. */
const FEW = 2_000;
/** Upper bound of the memory for the bands of all cities of a country. */
const BYTES_OF_CITIES = 131_072;

/** The pages of matches by distance from a city. Distant matches are read only when nearby ones do not fill the page. */
export function distancePages(
  index: PlatformIndex,
  matches: Matches,
  { from, order }: { from: CityFacts; order: BandedOrder },
): BandedPages {
  const { places, rows, working, orders } = index;
  const { cities, citiesOf } = places;
  const randomOrder = orders.random(order.seed);
  const own = cities.numberFor(from.id);
  const isFew = matches.count <= FEW;

  function bandsOf(near: Iterable<number>, others: Iterable<number>): Bands {
    const { count, pointOf } = cities;
    const bands = bandsByDistance(from, { count, own, near, others, pointOf, least: citiesOf.least });
    return order.direction === "ASC" ? bands : reversedBands(bands);
  }

  function openAll(): BandedPages {
    const bands = isFew
      ? bandsOf(numbersOfCities(matches.bits, citiesOf), [])
      : bandsOf(cities.near(from, RINGS_KM.at(-1) ?? 0), Array(cities.count).keys());
    return bandedPages(matches, bands, randomOrder);
  }

  function within(numbers: readonly number[]): Matches {
    rows.clear(working.group);
    places.members.collect(numbers, working.group);
    rows.bits(working.base).set(matches.bits);
    rows.and(working.base, working.group);
    return { bits: rows.bits(working.base), count: rows.count(working.base) };
  }

  function* leadingSets(): Generator<LeadingSet> {
    if (order.direction === "DESC" || isFew) return;
    const inside = within([own]);
    yield { pages: pagesOfOneBand(inside, IN_THE_PLACE, randomOrder), count: inside.count };
    for (const radiusKm of RINGS_KM) {
      const numbers = cities.near(from, radiusKm);
      const near = within(numbers);
      yield { pages: bandedPages(near, bandsOf(numbers, []), randomOrder), count: near.count };
    }
  }

  return progressivePages({ leadingSets, openAll, count: matches.count, bytes: BYTES_OF_CITIES + bytesOfBands(matches) });
}

function numbersOfCities(slots: Bits, citiesOf: Places["citiesOf"]): Set<number> {
  const numbers = new Set<number>();
  each(slots, (slot) => {
    for (const number of citiesOf.of(slot)) numbers.add(number);
  });
  return numbers;
}
