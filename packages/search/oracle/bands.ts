import type { WordMeanings } from "./word-meanings.ts";
import type { Entry } from "./entry.ts";
import { distanceFrom } from "./placed.ts";
import { isIn } from "./relevance.ts";
import type { CityFacts, SearchFilter, SearchOrder } from "../search.ts";
import { hasPhrase, phraseOf } from "../text/phrase.ts";

type OrderQuery = {
  orderBy: SearchOrder;
  filter: SearchFilter;
  cities: ReadonlyMap<number, CityFacts>;
  words: readonly WordMeanings[];
  /** The kinds that the words name. */
  kinds: readonly number[];
};

/** Bands by distance: in the city, up to 10, 25 and 50 km, farther, without a city (specification 3, Second round: Order). */
const RINGS_KM = [10, 25, 50];
const FARTHER = 4;
const NOWHERE = 5;

/** The band of an activity in an order, from 0; in a purely random order all are in band 0. */
export function bandOf(entry: Entry, query: OrderQuery): number {
  if (query.orderBy === "relevance") return bandByRelevance(entry, query);
  return query.orderBy === "distance" ? bandByDistance(entry, query) : 0;
}

/** The highest band of an order. */
export function lastBand({ orderBy, filter, cities, words }: OrderQuery): number {
  if (orderBy === "relevance") return numberOf({ elsewhere: words.length, nowhereButRest: words.length });
  return orderBy === "distance" && cityOf(filter, cities) ? NOWHERE : 0;
}

function bandByDistance(entry: Entry, { filter, cities }: OrderQuery): number {
  const city = cityOf(filter, cities);
  if (!city || entry.cities.some(({ id }) => id === city.id)) return 0;
  if (entry.cities.length === 0) return NOWHERE;
  const ring = RINGS_KM.findIndex((km) => distanceFrom(city, entry) <= km);
  return ring < 0 ? FARTHER : ring + 1;
}

/**
 * First activities of a kind in the query, then titles with the typed phrase, then by the number of words missing in the
 * title, and of those also missing in the organisation's name.
 */
function bandByRelevance(entry: Entry, { filter, words, kinds }: OrderQuery): number {
  if (entry.record.kind !== null && kinds.includes(entry.record.kind)) return 0;
  const elsewhere = words.filter((word) => !isIn("title", word, entry));
  const phrase = phraseOf(filter.genericSearchQuery ?? "");
  if (elsewhere.length === 0 && phrase !== null && hasPhrase(entry.record.title, phrase)) return 1;
  const nowhereButRest = elsewhere.filter((word) => !isIn("organisation", word, entry));
  return numberOf({ elsewhere: elsewhere.length, nowhereButRest: nowhereButRest.length });
}

function numberOf({ elsewhere, nowhereButRest }: { elsewhere: number; nowhereButRest: number }): number {
  return 2 + (elsewhere * (elsewhere + 1)) / 2 + nowhereButRest;
}

function cityOf({ city }: SearchFilter, cities: ReadonlyMap<number, CityFacts>): CityFacts | undefined {
  return typeof city === "number" ? cities.get(city) : undefined;
}
