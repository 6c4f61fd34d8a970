import type { IndexedPlace, PlaceIndex } from "./place-index.server.ts";
import { placeWords, plainWords } from "./place-words.ts";

/** A place under one of its names: full, short, or one that is valid only `beside` a qualifier. */
export type Named = { place: IndexedPlace; as: "name" | "short" | "beside" };

/** Places by whole name without spaces; `withoutArticle` by name without its first word (`haag`, `kissingen`). */
export type NameIndex = { named: ReadonlyMap<string, readonly Named[]>; withoutArticle: ReadonlyMap<string, readonly Named[]> };

const indexes = new WeakMap<PlaceIndex, NameIndex>();

/** The places of an index by their whole names; built on first use, and cached with the index. */
export function nameIndex(index: PlaceIndex): NameIndex {
  const names = indexes.get(index) ?? makeIndex(index);
  indexes.set(index, names);
  return names;
}

/** First words that people often omit. */
const OMITTED = new Set(["de", "den", "t", "s", "la", "le", "les", "bad"]);
/** A shorter rest is not a name. */
const SHORTEST_REST = 3;

function makeIndex({ places, entries }: PlaceIndex): NameIndex {
  const index = { named: new Map<string, Named[]>(), withoutArticle: new Map<string, Named[]>() };
  for (const { text, place, of } of entries) if (of !== "part") add(index, text, { place, as: of });
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
  if (OMITTED.has(first) && rest.join("").length >= SHORTEST_REST) put(withoutArticle, rest.join(""), entry);
}

function put(map: Map<string, Named[]>, key: string, entry: Named): void {
  const entries = map.get(key);
  if (!entries) map.set(key, [entry]);
  else if (!entries.some(({ place, as }) => place === entry.place && as === entry.as)) entries.push(entry);
}
