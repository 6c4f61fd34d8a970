import { join } from "node:path";
import { expect, test } from "vitest";
import { PLATFORM, readCatalogue } from "../../../packages/search/bench/catalogue.ts";
import { fillEngine } from "../../../packages/search/bench/contestants/engine.ts";
import { filterGroups, someFilter } from "../../../packages/search/bench/filters.ts";
import { distanceKm } from "../../../packages/search/distance.ts";
import type { CityFacts, SearchFilter, SearchRecord } from "../../../packages/search/search.ts";
import { seededRandom, type Random } from "../../../packages/random/random.ts";

const ACTIVITIES = 20_000;
const CITIES = 200;
const LIMIT = 15;
const RINGS_KM = [10, 25, 50, Infinity];

const catalogue = await readCatalogue(join(import.meta.dirname, "../../../content"));
const engine = fillEngine(catalogue, ACTIVITIES);
const records = new Map([...catalogue.records(ACTIVITIES)].map((record) => [record.id, record]));
const cities = new Map(catalogue.facts.cities.map((city) => [city.id, city]));

/** At most two filters, with a radius or the advanced city search. */
function someSearch(random: Random): SearchFilter {
  const filters = Array.from({ length: random.below(3) }, () => someFilter(random, random.oneOf(filterGroups)));
  return { filters, ...(random.below(2) === 0 ? { radiusKm: random.oneOf([5, 10, 25, 50, 100]) } : { advancedCitySearch: true }) };
}

/** Index of the ring around a city that has the activity; −1 in the city itself, one past the last without a city. */
function ringOf(from: CityFacts, record: SearchRecord | undefined): number {
  if (!record || record.cities.length === 0) return RINGS_KM.length;
  if (record.cities.includes(from.id)) return -1;
  const km = Math.min(...record.cities.flatMap((id) => (cities.get(id) ? [distanceKm(from, cities.get(id) ?? from)] : [])));
  return RINGS_KM.findIndex((most) => km <= most);
}

test("the first page lists all activities in the chosen city before farther ones, for 200 cities with filters", () => {
  const random = seededRandom(37);
  let [withSome, withMore] = [0, 0];
  for (let count = 0; count < CITIES; count += 1) {
    const { id: city } = catalogue.places.someCity(random);
    const from = cities.get(city);
    if (!from) throw new Error(`City ${city} is not described`);
    const filter = someSearch(random);
    const seed = random.below(2 ** 31);
    const { ids } = engine.search(PLATFORM, { ...filter, city, orderBy: "distance", seed }, { page: 1, limit: LIMIT });
    const inside = engine.search(PLATFORM, { filters: filter.filters, city, seed }, { page: 1, limit: ACTIVITIES });

    expect(ids.slice(0, inside.total)).toEqual(inside.ids.slice(0, LIMIT));
    const rings = ids.map((id) => ringOf(from, records.get(id)));
    expect(rings).toEqual(rings.toSorted((a, b) => a - b));
    if (inside.total > 0) withSome += 1;
    if (inside.total > 0 && ids.length > inside.total) withMore += 1;
  }
  // Checks the test data: enough cities have activities, and enough pages have farther ones too.
  expect(withSome).toBeGreaterThan(CITIES / 2);
  expect(withMore).toBeGreaterThan(CITIES / 8);
});
