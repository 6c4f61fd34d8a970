import type { WordMeanings } from "./word-meanings.ts";
import { bandOf, lastBand } from "./bands.ts";
import type { Entry } from "./entry.ts";
import type { CityFacts, Cursor, SearchFilter, SearchOrder } from "../search.ts";
import { compareTitleKeys, titleKey } from "../order/title-key.ts";
import { shuffleSize, shuffleOf, type Shuffle } from "../shuffle.ts";

/** The facts that an order depends on, besides the activities. */
export type OrderFacts = {
  cities: ReadonlyMap<number, CityFacts>;
  highestId: number;
  seed: number;
  words: readonly WordMeanings[];
  kinds: readonly number[];
};

/** Sorted activities; `placeOf` returns the place of one, and is null in orders that are not random. Without bands all are in band 0. */
export type Ordered = { entries: Entry[]; placeOf: ((entry: Entry) => PlaceInOrder) | null; shuffle: Shuffle; hasBands: boolean };
/** Within a band, activities are in the random order of the seed. */
type PlaceInOrder = { band: number; position: number };

const NATURAL_DIRECTION: Record<SearchOrder, "ASC" | "DESC"> = {
  random: "ASC",
  title: "ASC",
  createdAt: "DESC",
  relevance: "DESC",
  distance: "ASC",
};

/** Sorts activities as the search asks, random by default. Ties by title or date are sorted by id, bands are shuffled. */
export function inOrder(entries: readonly Entry[], filter: SearchFilter, facts: OrderFacts): Ordered {
  const orderBy = filter.orderBy ?? "random";
  const direction = filter.orderDirection ?? NATURAL_DIRECTION[orderBy];
  const shuffle = shuffleFor(facts);
  if (orderBy === "title" || orderBy === "createdAt") {
    const sign = direction === "ASC" ? 1 : -1;
    const compare = orderBy === "title" ? byTitle() : byDate;
    return {
      entries: entries.toSorted((a, b) => sign * compare(a, b) || a.record.id - b.record.id),
      placeOf: null,
      shuffle,
      hasBands: false,
    };
  }

  const query = { ...facts, orderBy, filter };

  function placeFrom(entry: Entry): PlaceInOrder {
    const band = bandOf(entry, query);
    const isReversed = orderBy !== "random" && direction !== NATURAL_DIRECTION[orderBy];
    return { band: isReversed ? lastBand(query) - band : band, position: shuffle.positionOf(entry.record.id) };
  }
  const placeOf = memoized(placeFrom);
  return { entries: entries.toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b))), placeOf, shuffle, hasBands: lastBand(query) > 0 };
}

/** A test for activities after the cursor, by the cursor's band or else the activity's current one; null if neither is known. */
export function isAfter(
  { id, band: cursorBand }: Cursor,
  { entries, placeOf, shuffle, hasBands }: Ordered,
): ((entry: Entry) => boolean) | null {
  if (!placeOf) return null;
  const shown = entries.find(({ record }) => record.id === id);
  const band = hasBands ? (cursorBand ?? (shown && placeOf(shown).band)) : 0;
  return band === undefined ? null : (entry) => comparePlaces(placeOf(entry), { band, position: shuffle.positionOf(id) }) > 0;
}

function comparePlaces(a: PlaceInOrder, b: PlaceInOrder): number {
  return a.band - b.band || a.position - b.position;
}

/** The random order of a seed over all possible ids. */
function shuffleFor({ highestId, seed }: Pick<OrderFacts, "highestId" | "seed">): Shuffle {
  return shuffleOf({ size: shuffleSize(highestId), seed });
}

function byTitle(): (a: Entry, b: Entry) => number {
  const keyOf = memoized((entry) => titleKey(entry.record.title));
  return (a, b) => compareTitleKeys(keyOf(a), keyOf(b));
}

function byDate(a: Entry, b: Entry): number {
  return a.record.createdAt_ms - b.record.createdAt_ms;
}

function memoized<Value>(measure: (entry: Entry) => Value): (entry: Entry) => Value {
  const measured = new Map<Entry, Value>();
  return (entry) => {
    const known = measured.get(entry) ?? measure(entry);
    measured.set(entry, known);
    return known;
  };
}
