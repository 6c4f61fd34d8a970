import type { AskedWord } from "./asked-words.ts";
import type { Entry } from "./entry.ts";
import { distanceFrom } from "./placed.ts";
import { relevanceOf } from "./relevance.ts";
import type { CityFacts, SearchFilter, SearchOrder } from "../search.ts";
import { compareTitleKeys, titleKey } from "../order/title-key.ts";
import { roomFor, shuffleOf, type Shuffle } from "../shuffle.ts";

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
    case "title": {
      const keyOf = remembered((entry) => titleKey(entry.record.title));
      return (a, b) => compareTitleKeys(keyOf(a), keyOf(b));
    }
    case "createdAt":
      return byNumber(({ record }) => record.createdAt_ms);
    case "random": {
      const shuffle = shuffleFor({ highestId, seed });
      return byNumber(({ record }) => shuffle.positionOf(record.id));
    }
    case "relevance":
      return byNumber((entry) => relevanceOf(words, entry));
    case "distance": {
      const city = typeof filter.city === "number" ? cities.get(filter.city) : undefined;
      return byNumber((entry) => (city ? Math.min(distanceFrom(city, entry), Number.MAX_VALUE) : 0));
    }
  }
}

/** The random order of a seed over all ids that there may be. */
export function shuffleFor({ highestId, seed }: Pick<OrderFacts, "highestId" | "seed">): Shuffle {
  return shuffleOf({ size: roomFor(highestId), seed });
}

function byNumber(measure: (entry: Entry) => number): Compare {
  const of = remembered(measure);
  return (a, b) => of(a) - of(b);
}

function remembered<Value>(measure: (entry: Entry) => Value): (entry: Entry) => Value {
  const measured = new Map<Entry, Value>();
  return (entry) => {
    const known = measured.get(entry) ?? measure(entry);
    measured.set(entry, known);
    return known;
  };
}
