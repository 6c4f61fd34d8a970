import { growInto } from "../columns/grow-into.ts";
import type { Section } from "../search.ts";
import { bytesOf, sectionsOf, section } from "../sections.ts";
import { openNamePool } from "../names/name-pool.ts";
import type { Keys } from "./keys.ts";
import { wordsOfTitle } from "./title-key.ts";

/** Titles by slot, with their sort keys. */
export interface TitleKeys extends Keys<string> {
  nameOf(slot: number): string;
  /** Whether `wanted` matches at an inner word of a title, as in `NamePool`. */
  readsInside(slot: number, wanted: Uint8Array): boolean;
  /** Whether the key of a title contains these words as a phrase, as in `text/phrase.ts`. */
  hasWords(slot: number, wanted: Uint8Array): boolean;
  /** Below 0 when the key of a slot sorts before `wanted`, 0 when it begins with it, above 0 after. */
  compareWith(slot: number, wanted: Uint8Array): number;
}

const encoder = new TextEncoder();

/** Stores each title separately, as few are equal: some 32 bytes an activity. Titles without words are not stored. */
export function createTitleKeys(capacity: number): TitleKeys {
  const pool = openNamePool();
  /** The address of each slot's key; 0 for none. */
  let places = new Uint32Array(capacity);

  function placeOf(slot: number): number {
    return places[slot] ?? 0;
  }

  function drop(slot: number): void {
    if (placeOf(slot) > 0) pool.remove(placeOf(slot));
    places[slot] = 0;
  }

  return {
    put(slot, title) {
      const key = wordsOfTitle(title);
      const before = placeOf(slot);
      const isSame = before > 0 && pool.compare(before, encoder.encode(`${key}\0`)) === 0;
      if (isSame && pool.nameAt(before) === title) return false;
      drop(slot);
      if (key !== "") places[slot] = pool.add(title, key);
      return !isSame;
    },
    drop,
    compare: (a, b) => pool.compareKeys(placeOf(a), placeOf(b)),
    nameOf: (slot) => pool.nameAt(placeOf(slot)),
    readsInside: (slot, wanted) => pool.readsInside(placeOf(slot), wanted),
    hasWords: (slot, wanted) => pool.hasWords(placeOf(slot), wanted),
    compareWith: (slot, wanted) => pool.compare(placeOf(slot), wanted),
    grow(larger) {
      places = growInto(places, new Uint32Array(larger));
    },
    save: () => new Map([["places", bytesOf(places)], ...[...pool.save()].map(([name, bytes]): Section => [`pool/${name}`, bytes])]),
    load(sections) {
      places = new Uint32Array(section(sections, "places"));
      pool.load(sectionsOf("pool", sections), places);
    },
  };
}
