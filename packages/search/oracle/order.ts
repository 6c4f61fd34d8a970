import type { AskedWord } from "./asked-word.ts";
import { bandOf, lastBand } from "./bands.ts";
import type { Entry } from "./entry.ts";
import type { CityFacts, Cursor, SearchFilter, SearchOrder } from "../search.ts";
import { compareTitleKeys, titleKey } from "../order/title-key.ts";
import { shuffleSize, shuffleOf, type Shuffle } from "../shuffle.ts";

/** What an order needs to know beside the activities themselves. */
export type OrderFacts = {
  cities: ReadonlyMap<number, CityFacts>;
  highestId: number;
  seed: number;
  words: readonly AskedWord[];
  kinds: readonly number[];
};

/** Activities in order; `placeOf` tells where one stands, null in an order without chance. Without bands all are in one. */
export type Ordered = { entries: Entry[]; placeOf: ((entry: Entry) => PlaceInOrder) | null; shuffle: Shuffle; hasBands: boolean };
/** Activities of one band stand in the order of the seed. */
type PlaceInOrder = { band: number; position: number };

const NATURAL_DIRECTION: Record<SearchOrder, "ASC" | "DESC"> = {
  random: "ASC",
  title: "ASC",
  createdAt: "DESC",
  relevance: "DESC",
  distance: "ASC",
};

/** Puts activities in the asked order, random by default. Equals by title or date stand by id, those of a band by chance. */
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

  const asked = { ...facts, orderBy, filter };

  function placeFrom(entry: Entry): PlaceInOrder {
    const band = bandOf(entry, asked);
    const isTurned = orderBy !== "random" && direction !== NATURAL_DIRECTION[orderBy];
    return { band: isTurned ? lastBand(asked) - band : band, position: shuffle.positionOf(entry.record.id) };
  }
  const placeOf = remembered(placeFrom);
  return { entries: entries.toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b))), placeOf, shuffle, hasBands: lastBand(asked) > 0 };
}

/** Whether an activity stands behind the one shown last: by its band then, or where it is found now; null when that cannot be told. */
export function isBehind({ id, band: told }: Cursor, { entries, placeOf, shuffle, hasBands }: Ordered): ((entry: Entry) => boolean) | null {
  if (!placeOf) return null;
  const shown = entries.find(({ record }) => record.id === id);
  const band = hasBands ? (told ?? (shown && placeOf(shown).band)) : 0;
  return band === undefined ? null : (entry) => comparePlaces(placeOf(entry), { band, position: shuffle.positionOf(id) }) > 0;
}

function comparePlaces(a: PlaceInOrder, b: PlaceInOrder): number {
  return a.band - b.band || a.position - b.position;
}

/** The random order of a seed over all ids that there may be. */
function shuffleFor({ highestId, seed }: Pick<OrderFacts, "highestId" | "seed">): Shuffle {
  return shuffleOf({ size: shuffleSize(highestId), seed });
}

function byTitle(): (a: Entry, b: Entry) => number {
  const keyOf = remembered((entry) => titleKey(entry.record.title));
  return (a, b) => compareTitleKeys(keyOf(a), keyOf(b));
}

function byDate(a: Entry, b: Entry): number {
  return a.record.createdAt_ms - b.record.createdAt_ms;
}

function remembered<Value>(measure: (entry: Entry) => Value): (entry: Entry) => Value {
  const measured = new Map<Entry, Value>();
  return (entry) => {
    const known = measured.get(entry) ?? measure(entry);
    measured.set(entry, known);
    return known;
  };
}
