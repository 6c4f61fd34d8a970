import type { AskedWord } from "./asked-word.ts";
import type { Entry } from "./entry.ts";
import { distanceFrom } from "./placed.ts";
import { isIn } from "./relevance.ts";
import type { CityFacts, SearchFilter, SearchOrder } from "../search.ts";
import { hasPhrase, phraseOf } from "../text/phrase.ts";

type Asked = {
  orderBy: SearchOrder;
  filter: SearchFilter;
  cities: ReadonlyMap<number, CityFacts>;
  words: readonly AskedWord[];
  /** The kinds that the words name. */
  kinds: readonly number[];
};

/** In the place, to 10, 25 and 50 km, farther, without a town (decisions, Second round: Order). */
const RINGS_KM = [10, 25, 50];
const FARTHER = 4;
const NOWHERE = 5;

/** The band of an activity in an order, from 0; all that stand by chance alone are in one. */
export function bandOf(entry: Entry, asked: Asked): number {
  if (asked.orderBy === "relevance") return bandByRelevance(entry, asked);
  return asked.orderBy === "distance" ? bandByDistance(entry, asked) : 0;
}

/** The band that no activity is behind. */
export function lastBand({ orderBy, filter, cities, words }: Asked): number {
  if (orderBy === "relevance") return numberOf({ elsewhere: words.length, nowhereButRest: words.length });
  return orderBy === "distance" && cityOf(filter, cities) ? NOWHERE : 0;
}

function bandByDistance(entry: Entry, { filter, cities }: Asked): number {
  const city = cityOf(filter, cities);
  if (!city || entry.cities.some(({ id }) => id === city.id)) return 0;
  if (entry.cities.length === 0) return NOWHERE;
  const ring = RINGS_KM.findIndex((km) => distanceFrom(city, entry) <= km);
  return ring < 0 ? FARTHER : ring + 1;
}

/** Of a kind that the words name; the text as it was typed in the title; then by words in the title, and by words elsewhere that are in no organisation's name. */
function bandByRelevance(entry: Entry, { filter, words, kinds }: Asked): number {
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
