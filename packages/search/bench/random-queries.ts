import type { SearchFilter } from "../search.ts";
import { seededRandom, type Random } from "../../random/random.ts";
import type { BenchCatalogue } from "./catalogue.ts";
import { LIMIT, type Query } from "./query.ts";
import { filterGroups, someFilter } from "./filters.ts";
import { zipfRank } from "./zipf.ts";

const SEED = 100_000;
const MAX_FILTERS = 8;
const MOST_WORDS = 5;
const ORDERS = ["random", "title", "createdAt", "relevance", "distance"] as const;

/** Random valid queries, with words of all frequencies, prefixes and typing errors. */
export function* randomQueries(catalogue: BenchCatalogue, count: number): Generator<Query> {
  const random = seededRandom(SEED);
  for (;;) {
    const filter = { ...somePlace(random, catalogue), ...someConditions(random, catalogue), seed: random.below(2 ** 31) };
    const isDeep = random.below(4) === 0;
    yield { filter: { ...filter, ...someOrder(random, filter) }, page: 1 + (isDeep ? random.below(Math.ceil(count / LIMIT)) : 0) };
  }
}

function someConditions(random: Random, { vocabulary, places }: BenchCatalogue): SearchFilter {
  const filters = Array.from({ length: Math.max(0, random.below(2 * MAX_FILTERS) - MAX_FILTERS) }, () =>
    someFilter(random, random.oneOf(filterGroups)),
  );
  const words = Array.from({ length: Math.max(0, random.below(2 * MOST_WORDS) - MOST_WORDS) }, () => someWord(random, vocabulary.all));
  return {
    ...{ filters: [...new Set(filters)], genericSearchQuery: words.join(" ") || null },
    ...(oneIn(random, 3) && { personCount: random.below(501) }),
    ...(oneIn(random, 4) && { minimumAge: random.below(100) }),
    ...(oneIn(random, 4) && { indoorOutdoor: random.oneOf(["INDOOR", "OUTDOOR", "BOTH"] as const) }),
    ...(oneIn(random, 5) && { geographicLocation: ["ORIGIN_COUNTRY", "EUROPE"] as const }),
    ...(oneIn(random, 8) && { province: random.oneOf(places.provinces).id }),
    ...(oneIn(random, 12) && { region: random.oneOf(places.regions).id }),
    ...(oneIn(random, 20) && { organisation: 1 + random.below(1_000) }),
    ...(oneIn(random, 20) && { excludeActivity: 1 + random.below(1_000) }),
  };
}

function somePlace(random: Random, { places }: BenchCatalogue): SearchFilter {
  const { id, lon, lat } = places.someCity(random);
  if (oneIn(random, 5)) return { city: id, radiusKm: 1 + random.below(200) };
  if (oneIn(random, 5)) return { city: id, advancedCitySearch: oneIn(random, 2) };
  if (oneIn(random, 8)) return { bounds: { lonMin: lon - 1, latMin: lat - 1, lonMax: lon + 1, latMax: lat + 1 } };
  return {};
}

/** A random order; relevance needs a text, and distance a city. */
function someOrder(random: Random, { genericSearchQuery, city }: SearchFilter): SearchFilter {
  const orderBy = random.oneOf(ORDERS);
  if ((orderBy === "relevance" && !genericSearchQuery) || (orderBy === "distance" && !city)) return {};
  return { orderBy, orderDirection: random.oneOf(["ASC", "DESC"] as const) };
}

/** A word, a prefix of it, or the word with one letter removed. */
function someWord(random: Random, words: readonly string[]): string {
  const word = words[zipfRank(random, words.length)] ?? "";
  if (oneIn(random, 4)) return word.slice(0, 1 + random.below(4));
  const removed = random.below(word.length);
  return oneIn(random, 4) ? `${word.slice(0, removed)}${word.slice(removed + 1)}` : word;
}

function oneIn({ below }: Random, times: number): boolean {
  return below(times) === 0;
}
