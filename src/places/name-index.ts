import type { IndexedPlace, PlaceIndex } from "./place-index.server.ts";
import { placeWords, plainWords } from "./place-words.ts";

/** A place under one of its names: a full one, a shorter one, or one that counts only `beside` what tells it from others. */
export type Named = { place: IndexedPlace; as: "name" | "short" | "beside" };

/** Places by whole names without blanks; `withoutArticle` by what is left of a name without its first word (`haag`, `kissingen`). */
export type NameIndex = { named: ReadonlyMap<string, readonly Named[]>; withoutArticle: ReadonlyMap<string, readonly Named[]> };

const indexes = new WeakMap<PlaceIndex, NameIndex>();

/** The places of an index by their whole names; made when somebody first asks, once for as long as the places stay the same. */
export function nameIndex(index: PlaceIndex): NameIndex {
  const made = indexes.get(index) ?? makeIndex(index);
  indexes.set(index, made);
  return made;
}

/** What people leave out at the beginning of a name. */
const LEFT_OUT = new Set(["de", "den", "t", "s", "la", "le", "les", "bad"]);
/** Of a shorter rest nobody would think. */
const SHORTEST_REST = 3;

function makeIndex({ places, entrances }: PlaceIndex): NameIndex {
  const index = { named: new Map<string, Named[]>(), withoutArticle: new Map<string, Named[]>() };
  for (const { text, place, of } of entrances) if (of !== "part") add(index, text, { place, as: of });
  for (const place of places) {
    for (const { name } of place.shortNames) add(index, placeWords(name), { place, as: "beside" });
  }
  return index;
}

type Growing = { named: Map<string, Named[]>; withoutArticle: Map<string, Named[]> };

function add({ named, withoutArticle }: Growing, text: string, entry: Named): void {
  const words = text.split(" ");
  const [first = "", ...rest] = plainWords(words);
  put(named, words.join(""), entry);
  put(named, [first, ...rest].join(""), entry);
  if (LEFT_OUT.has(first) && rest.join("").length >= SHORTEST_REST) put(withoutArticle, rest.join(""), entry);
}

function put(map: Map<string, Named[]>, key: string, entry: Named): void {
  const entries = map.get(key);
  if (!entries) map.set(key, [entry]);
  else if (!entries.some(({ place, as }) => place === entry.place && as === entry.as)) entries.push(entry);
}
