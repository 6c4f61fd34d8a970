import type { Bounds, PageRequest, SearchFilter } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { REACHES, WHERES } from "./random-activity.ts";
import { cityIds, filterIds, KINDS, languageOf, PROVINCES, REGIONS, some } from "./random-platform.ts";
import { randomQuery } from "./random-text.ts";

const ORDERS = ["random", "random", "title", "createdAt", "relevance", "distance"] as const;
const SEEDS = [0, 1, 7, 12_345, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, -1];
const UNKNOWN = 999;

/** Random conditions in any order; a later one may override an earlier one. */
export function randomFilter(random: Random, platform: number): SearchFilter {
  const count = random.oneOf([0, 1, 1, 2, 2, 3, 5, 9]);
  return Object.assign({}, ...Array.from({ length: count }, () => random.oneOf(CONDITIONS)(random, platform)));
}

/** A search with many results of equal rank, on a deep page. */
export function randomBroadSearch(random: Random, platform: number): { filter: SearchFilter; page: PageRequest } {
  const [word = ""] = randomQuery(random, languageOf(platform)).split(" ");
  const filter = random.oneOf<SearchFilter>([
    {},
    { orderBy: "distance" },
    { orderBy: "relevance" },
    { orderBy: "relevance", genericSearchQuery: word },
    { orderBy: "relevance", genericSearchQuery: random.oneOf(["b", "k", "s", "bo", "ka", "st", "uitje", "Fest"]) },
    { orderBy: "distance", city: random.oneOf(cityIds()), radiusKm: 30_000 },
    { orderBy: "title", geographicLocation: random.oneOf(REACHES) },
  ]);
  const direction = random.oneOf<SearchFilter>([{ orderDirection: "ASC" }, { orderDirection: "DESC" }, {}]);
  return { filter: { ...filter, ...direction }, page: { page: 1 + random.below(10), limit: random.oneOf([30, 60, 100]) } };
}

/** A page from the first to beyond the last, sometimes with a cursor at one of these activities. */
export function randomPage(random: Random, ids: readonly number[]): PageRequest {
  const limit = random.oneOf([1, 2, 3, 7, 15, 15, 24, 100]);
  const last = 1 + Math.ceil(ids.length / limit);
  const page = 1 + random.oneOf([0, 0, 0, 1, 2, random.below(last), random.below(last), 1_000_000]);
  if (random.below(4) > 0 || ids.length === 0) return { page, limit };
  const id = random.oneOf([...ids, null, 0, UNKNOWN, 5_000_000]);
  return {
    page,
    limit,
    after: id === null ? null : { id, ...(random.below(2) === 0 && { band: random.oneOf([0, 1, 2, 3, 5, 9_999, null]) }) },
  };
}

/** A random subset of an order, a direction and a seed. */
export function randomOrder(random: Random): SearchFilter {
  return {
    ...(random.below(5) > 0 && { orderBy: random.oneOf(ORDERS) }),
    ...(random.below(3) === 0 && { orderDirection: random.oneOf(["ASC", "DESC"] as const) }),
    ...(random.below(5) > 0 && { seed: random.oneOf(SEEDS) }),
  };
}

const CONDITIONS: readonly ((random: Random, platform: number) => SearchFilter)[] = [
  (random) => ({ filters: some(random, [...filterIds(), ...filterIds().slice(0, 2), UNKNOWN]).slice(0, random.oneOf([1, 1, 2, 4, 99])) }),
  (random) => ({ filters: [random.oneOf(filterIds())] }),
  (random, platform) => ({ genericSearchQuery: randomQuery(random, languageOf(platform)) }),
  (random) => ({ kinds: some(random, [...KINDS, UNKNOWN]).slice(0, 2) }),
  (random, platform) => ({ genericSearchQuery: randomQuery(random, languageOf(platform)), orderBy: "relevance" }),
  (random) => ({ personCount: random.oneOf([0, 1, 9, 10, 50, 51, 499, 500, 501, 10_000, 70_000]) }),
  (random) => ({ minimumAge: random.oneOf([0, 3, 4, 12, 17, 18, 120, 121, 70_000]) }),
  (random) => ({
    city: random.oneOf([...cityIds(), UNKNOWN]),
    ...(random.below(2) === 0 && { advancedCitySearch: random.below(2) === 0 }),
  }),
  (random) => ({
    city: random.oneOf(cityIds()),
    radiusKm: random.oneOf([0, 5, 20, 25, 40, 200, 9_000, 30_000, -1]),
    orderBy: random.oneOf(ORDERS),
  }),
  (random) => ({ radiusKm: random.oneOf([null, 10]) }),
  (random) => ({ province: random.oneOf([...PROVINCES, UNKNOWN]) }),
  (random) => ({ region: random.oneOf([...REGIONS, UNKNOWN]) }),
  (random) => ({ bounds: randomBounds(random) }),
  (random) => ({ geographicLocation: random.oneOf([...REACHES, some(random, REACHES), [], null]) }),
  (random) => ({ indoorOutdoor: random.oneOf(WHERES) }),
  (random) => ({ organisation: random.oneOf([1, 2, 3, 700, UNKNOWN, 0]) }),
  (random) => ({ excludeActivity: random.oneOf([0, 1, 2, 5, UNKNOWN, 5_000_000]) }),
];

/** Bounds that contain some or all cities, or have minimum and maximum swapped. */
function randomBounds(random: Random): Bounds | null {
  const [lonMin, lonMax] = random.oneOf([
    [5, 5.5],
    [-180, 180],
    [5.12, 5.12],
    [6, 4],
  ] as const);
  const [latMin, latMax] = random.oneOf([
    [52, 52.2],
    [-90, 90],
    [52.09, 52.09],
    [50, 53],
  ] as const);
  return random.below(10) === 0 ? null : { lonMin, latMin, lonMax, latMax };
}
