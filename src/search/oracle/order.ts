import type { AskedWord } from "./asked-words.ts";
import type { Entry } from "./entry.ts";
import { distanceFrom } from "./placed.ts";
import { relevanceOf } from "./relevance.ts";
import type { CityFacts, SearchFilter, SearchOrder } from "../search.ts";
import { roomFor, shuffledPosition } from "../shuffle.ts";

/** What an order needs to know beside the activities themselves. */
export type OrderFacts = { cities: ReadonlyMap<number, CityFacts>; highestId: number; seed: number; words: readonly AskedWord[] };

type Compare = (a: Entry, b: Entry) => number;

const NATURAL_DIRECTION: Record<SearchOrder, "ASC" | "DESC"> = {
  random: "ASC",
  title: "ASC",
  createdAt: "DESC",
  relevance: "DESC",
  distance: "ASC",
};

const collator = new Intl.Collator("nl");

/** Puts activities in the asked order, random by default; equals stand by id. A random order has no direction. */
export function inOrder(entries: readonly Entry[], filter: SearchFilter, facts: OrderFacts): Entry[] {
  const orderBy = filter.orderBy ?? "random";
  const direction = orderBy === "random" ? "ASC" : (filter.orderDirection ?? NATURAL_DIRECTION[orderBy]);
  const compare = comparisonBy(orderBy, filter, facts);
  const sign = direction === "ASC" ? 1 : -1;
  return entries.toSorted((a, b) => sign * compare(a, b) || a.record.id - b.record.id);
}

function comparisonBy(orderBy: SearchOrder, filter: SearchFilter, { cities, highestId, seed, words }: OrderFacts): Compare {
  switch (orderBy) {
    case "title":
      return (a, b) => collator.compare(a.record.title, b.record.title);
    case "createdAt":
      return byNumber(({ record }) => record.createdAt_ms);
    case "random": {
      // The id is the slot, and the room grows in leaps: an activity that comes or goes moves no other.
      const size = roomFor(highestId + 1);
      return byNumber(({ record }) => shuffledPosition(record.id, { size, seed }));
    }
    case "relevance":
      return byNumber((entry) => relevanceOf(words, entry));
    case "distance": {
      const city = cities.get(filter.city ?? 0);
      return byNumber((entry) => (city ? Math.min(distanceFrom(city, entry), Number.MAX_VALUE) : 0));
    }
  }
}

function byNumber(measure: (entry: Entry) => number): Compare {
  const measured = new Map<Entry, number>();
  const of = (entry: Entry) => {
    const known = measured.get(entry) ?? measure(entry);
    measured.set(entry, known);
    return known;
  };
  return (a, b) => of(a) - of(b);
}
