import { columnOf, sectionOf } from "./columns.ts";
import { openNames } from "./names.ts";
import type { Sections } from "../search.ts";
import { boundOf, canBeginAt, entryOf, nameOfEntry, openSortedWords } from "./sorted-words.ts";

/** A name that was found, by its number. */
export type FoundName = { number: number; name: string; count: number; isBeginning: boolean };

/** Names, found by how they begin or how one of their words does. Adding or removing one costs a few microseconds. */
export interface NameIndex {
  /** How many names there are. */
  readonly size: number;
  add(name: string, key: string, count: number): number;
  remove(number: number): void;
  /** The number of a name with this key, −1 for none. */
  find(key: string): number;
  nameOf(number: number): string;
  countOf(number: number): number;
  /** How many activities a name stands for. */
  setCount(number: number, count: number): void;
  /** Names that begin with a key, then those with a word in them that does, each highest count first. */
  best(key: string, limit: number): FoundName[];
  /** The numbers that are in use. */
  numbers(): number[];
  save(section: string): Sections;
  load(sections: Sections, section: string): void;
}

/** A shorter word inside a name (*op, de, in*) is not what anybody looks for it by. */
const SHORTEST_INNER_WORD = 3;
const SPACE = 32;
const encoder = new TextEncoder();

export function openNameIndex(): NameIndex {
  const names = openNames();
  const beginnings = openSortedWords(names);
  const inner = openSortedWords(names);

  function innerEntries(number: number): number[] {
    return innerOffsets(names.keyFrom(number, 0)).map((offset) => entryOf(number, offset));
  }

  const found = (number: number, isBeginning: boolean): FoundName => ({
    ...{ number, name: names.nameOf(number), count: names.countOf(number), isBeginning },
  });

  return {
    get size() {
      return names.size;
    },
    add(name, key, count) {
      const number = names.add(name, key, count);
      beginnings.add(entryOf(number, 0));
      for (const entry of innerEntries(number)) inner.add(entry);
      return number;
    },
    remove(number) {
      beginnings.remove(entryOf(number, 0));
      for (const entry of innerEntries(number)) inner.remove(entry);
      names.remove(number);
    },
    find(key) {
      const entry = beginnings.first(encoder.encode(`${key}\0`));
      return entry < 0 ? -1 : nameOfEntry(entry);
    },
    nameOf: names.nameOf,
    countOf: names.countOf,
    setCount(number, count) {
      const before = names.countOf(number);
      names.setCount(number, count);
      if (boundOf(before) === boundOf(count)) return;
      beginnings.recount(entryOf(number, 0));
      for (const entry of innerEntries(number)) inner.recount(entry);
    },
    best(key, limit) {
      const wanted = encoder.encode(key);
      const begin = beginnings.best(wanted, limit);
      const others = begin.length < limit ? inner.best(wanted, 2 * limit).filter((number) => !begin.includes(number)) : [];
      return [...begin.map((number) => found(number, true)), ...others.map((number) => found(number, false))].slice(0, limit);
    },
    numbers: () => Array.from(beginnings.entries(), nameOfEntry),
    save: (section) =>
      new Map([
        ...names.save(section),
        [`${section}/beginnings`, sectionOf(beginnings.entries())],
        [`${section}/inner`, sectionOf(inner.entries())],
      ]),
    load(sections, section) {
      names.load(sections, section);
      beginnings.load(columnOf(sections, `${section}/beginnings`));
      inner.load(columnOf(sections, `${section}/inner`));
    },
  };
}

/** Where the words of a key begin, but for the first. */
function innerOffsets(key: Uint8Array): number[] {
  const offsets: number[] = [];
  let space = key.indexOf(SPACE);
  while (space >= 0 && canBeginAt(space + 1)) {
    const next = key.indexOf(SPACE, space + 1);
    const end = next < 0 ? key.length - 1 : next;
    if (end - space > SHORTEST_INNER_WORD) offsets.push(space + 1);
    space = next;
  }
  return offsets;
}
