import type { SearchFilter } from "../search.ts";
import { seededRandom, type Random } from "../../random/random.ts";
import type { BenchCatalogue } from "./catalogue.ts";
import { LIMIT, type Question } from "./question.ts";
import { filterGroups, someFilter } from "./filters.ts";
import { zipfRank } from "./zipf.ts";

const SEED = 100_000;
const MOST_FILTERS = 8;
const MOST_WORDS = 5;
const ORDERS = ["random", "title", "createdAt", "relevance", "distance"] as const;

/** Any filterQuery that the API lets through, with words of all frequencies, beginnings and mistakes among them. */
export function* randomQuestions(catalogue: BenchCatalogue, count: number): Generator<Question> {
  const dice = seededRandom(SEED);
  for (;;) {
    const filter = { ...somePlace(dice, catalogue), ...someConditions(dice, catalogue), seed: dice.below(2 ** 31) };
    const isDeep = dice.below(4) === 0;
    yield { filter: { ...filter, ...someOrder(dice, filter) }, page: 1 + (isDeep ? dice.below(Math.ceil(count / LIMIT)) : 0) };
  }
}

function someConditions(dice: Random, { vocabulary, places }: BenchCatalogue): SearchFilter {
  const filters = Array.from({ length: Math.max(0, dice.below(2 * MOST_FILTERS) - MOST_FILTERS) }, () =>
    someFilter(dice, dice.oneOf(filterGroups)),
  );
  const words = Array.from({ length: Math.max(0, dice.below(2 * MOST_WORDS) - MOST_WORDS) }, () => someWord(dice, vocabulary.all));
  return {
    ...{ filters: [...new Set(filters)], genericSearchQuery: words.join(" ") || null },
    ...(oneIn(dice, 3) && { personCount: dice.below(501) }),
    ...(oneIn(dice, 4) && { minimumAge: dice.below(100) }),
    ...(oneIn(dice, 4) && { indoorOutdoor: dice.oneOf(["INDOOR", "OUTDOOR", "BOTH"] as const) }),
    ...(oneIn(dice, 5) && { geographicLocation: ["ORIGIN_COUNTRY", "EUROPE"] as const }),
    ...(oneIn(dice, 8) && { province: dice.oneOf(places.provinces).id }),
    ...(oneIn(dice, 12) && { region: dice.oneOf(places.regions).id }),
    ...(oneIn(dice, 20) && { organisation: 1 + dice.below(1_000) }),
    ...(oneIn(dice, 20) && { excludeActivity: 1 + dice.below(1_000) }),
  };
}

function somePlace(dice: Random, { places }: BenchCatalogue): SearchFilter {
  const { id, lon, lat } = places.someCity(dice);
  if (oneIn(dice, 5)) return { city: id, radiusKm: 1 + dice.below(200) };
  if (oneIn(dice, 5)) return { city: id, advancedCitySearch: oneIn(dice, 2) };
  if (oneIn(dice, 8)) return { bounds: { lonMin: lon - 1, latMin: lat - 1, lonMax: lon + 1, latMax: lat + 1 } };
  return {};
}

/** Relevance asks for a text, and distance for a city. */
function someOrder(dice: Random, { genericSearchQuery, city }: SearchFilter): SearchFilter {
  const orderBy = dice.oneOf(ORDERS);
  if ((orderBy === "relevance" && !genericSearchQuery) || (orderBy === "distance" && !city)) return {};
  return { orderBy, orderDirection: dice.oneOf(["ASC", "DESC"] as const) };
}

/** A word, its beginning, or the word with a letter gone. */
function someWord(dice: Random, words: readonly string[]): string {
  const word = words[zipfRank(dice, words.length)] ?? "";
  if (oneIn(dice, 4)) return word.slice(0, 1 + dice.below(4));
  const gone = dice.below(word.length);
  return oneIn(dice, 4) ? `${word.slice(0, gone)}${word.slice(gone + 1)}` : word;
}

function oneIn({ below }: Random, times: number): boolean {
  return below(times) === 0;
}
