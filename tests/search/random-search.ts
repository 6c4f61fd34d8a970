import type { Bounds, PageRequest, SearchFilter } from "../../src/search/search.ts";
import type { Chance } from "../support/hostile/chance.ts";
import { REACHES, WHERES } from "./random-activity.ts";
import { cityIds, filterIds, KINDS, languageOf, PROVINCES, REGIONS, some } from "./random-platform.ts";
import { randomQuery } from "./random-text.ts";

const ORDERS = ["random", "random", "title", "createdAt", "relevance", "distance"] as const;
const SEEDS = [0, 1, 7, 12_345, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, -1];
const UNKNOWN = 999;

/** What may be asked, each time by chance, in any order. */
export function randomFilter(chance: Chance, platform: number): SearchFilter {
  const asked = chance.pick([0, 1, 1, 2, 2, 3, 5, 9]);
  return Object.assign({}, ...Array.from({ length: asked }, () => chance.pick(CONDITIONS)(chance, platform)));
}

/** What finds many, in an order in which most of them are equal, far behind. */
export function randomBroadSearch(chance: Chance, platform: number): { filter: SearchFilter; page: PageRequest } {
  const [word = ""] = randomQuery(chance, languageOf(platform)).split(" ");
  const filter = chance.pick<SearchFilter>([
    {},
    { orderBy: "distance" },
    { orderBy: "relevance" },
    { orderBy: "relevance", genericSearchQuery: word },
    { orderBy: "relevance", genericSearchQuery: chance.pick(["b", "k", "s", "bo", "ka", "st", "uitje", "Fest"]) },
    { orderBy: "distance", city: chance.pick(cityIds()), radiusKm: 30_000 },
    { orderBy: "title", geographicLocation: chance.pick(REACHES) },
  ]);
  const direction = chance.pick<SearchFilter>([{ orderDirection: "ASC" }, { orderDirection: "DESC" }, {}]);
  return { filter: { ...filter, ...direction }, page: { page: 1 + chance.below(10), limit: chance.pick([30, 60, 100]) } };
}

/** Pages from the first to past the end of all, behind one of these activities or not. */
export function randomPage(chance: Chance, ids: readonly number[]): PageRequest {
  const limit = chance.pick([1, 2, 3, 7, 15, 15, 24, 100]);
  const last = 1 + Math.ceil(ids.length / limit);
  const page = 1 + chance.pick([0, 0, 0, 1, 2, chance.below(last), chance.below(last), 1_000_000]);
  if (chance.below(4) > 0 || ids.length === 0) return { page, limit };
  const id = chance.pick([...ids, null, 0, UNKNOWN, 5_000_000]);
  return {
    page,
    limit,
    after: id === null ? null : { id, ...(chance.below(2) === 0 && { band: chance.pick([0, 1, 2, 3, 5, 9_999, null]) }) },
  };
}

/** An order, a direction and a seed, or some of them. */
export function randomOrder(chance: Chance): SearchFilter {
  return {
    ...(chance.below(5) > 0 && { orderBy: chance.pick(ORDERS) }),
    ...(chance.below(3) === 0 && { orderDirection: chance.pick(["ASC", "DESC"] as const) }),
    ...(chance.below(5) > 0 && { seed: chance.pick(SEEDS) }),
  };
}

const CONDITIONS: readonly ((chance: Chance, platform: number) => SearchFilter)[] = [
  (chance) => ({ filters: some(chance, [...filterIds(), ...filterIds().slice(0, 2), UNKNOWN]).slice(0, chance.pick([1, 1, 2, 4, 99])) }),
  (chance) => ({ filters: [chance.pick(filterIds())] }),
  (chance, platform) => ({ genericSearchQuery: randomQuery(chance, languageOf(platform)) }),
  (chance) => ({ kinds: some(chance, [...KINDS, UNKNOWN]).slice(0, 2) }),
  (chance, platform) => ({ genericSearchQuery: randomQuery(chance, languageOf(platform)), orderBy: "relevance" }),
  (chance) => ({ personCount: chance.pick([0, 1, 9, 10, 50, 51, 499, 500, 501, 10_000, 70_000]) }),
  (chance) => ({ minimumAge: chance.pick([0, 3, 4, 12, 17, 18, 120, 121, 70_000]) }),
  (chance) => ({ city: chance.pick([...cityIds(), UNKNOWN]), ...(chance.below(2) === 0 && { advancedCitySearch: chance.below(2) === 0 }) }),
  (chance) => ({
    city: chance.pick(cityIds()),
    radiusKm: chance.pick([0, 5, 20, 25, 40, 200, 9_000, 30_000, -1]),
    orderBy: chance.pick(ORDERS),
  }),
  (chance) => ({ radiusKm: chance.pick([null, 10]) }),
  (chance) => ({ province: chance.pick([...PROVINCES, UNKNOWN]) }),
  (chance) => ({ region: chance.pick([...REGIONS, UNKNOWN]) }),
  (chance) => ({ bounds: randomBounds(chance) }),
  (chance) => ({ geographicLocation: chance.pick([...REACHES, some(chance, REACHES), [], null]) }),
  (chance) => ({ indoorOutdoor: chance.pick(WHERES) }),
  (chance) => ({ organisation: chance.pick([1, 2, 3, 700, UNKNOWN, 0]) }),
  (chance) => ({ excludeActivity: chance.pick([0, 1, 2, 5, UNKNOWN, 5_000_000]) }),
];

/** Around some cities, around all, or the wrong way round. */
function randomBounds(chance: Chance): Bounds | null {
  const [lonMin, lonMax] = chance.pick([
    [5, 5.5],
    [-180, 180],
    [5.12, 5.12],
    [6, 4],
  ] as const);
  const [latMin, latMax] = chance.pick([
    [52, 52.2],
    [-90, 90],
    [52.09, 52.09],
    [50, 53],
  ] as const);
  return chance.below(10) === 0 ? null : { lonMin, latMin, lonMax, latMax };
}
