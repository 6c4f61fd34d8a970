import { columnOf } from "../names/columns.ts";
import { startsOfWords } from "../names/inner-words.ts";
import { openNames } from "./names.ts";
import type { Sections } from "../search.ts";
import { bytesOf } from "../sections.ts";
import { boundOf, canBeginAt, entryOf, nameOfEntry, openSortedWords } from "./sorted-words.ts";

export type FoundName = { number: number; name: string; count: number; isBeginning: boolean };

/** Names, searchable by prefixes of the name and of its later words. Adding or removing one costs a few microseconds. */
export interface NameIndex {
  add(name: string, key: string, count: number): number;
  remove(number: number): void;
  nameOf(number: number): string;
  countOf(number: number): number;
  /** Sets the number of activities of a name. */
  setCount(number: number, count: number): void;
  /** Names that begin with a key, then those with a later word that does, each sorted by count. */
  best(key: string, limit: number): FoundName[];
  numbers(): number[];
  save(section: string): Sections;
  load(sections: Sections, section: string): void;
}

const encoder = new TextEncoder();

export function openNameIndex(): NameIndex {
  const names = openNames();
  const beginnings = openSortedWords(names);
  const inner = openSortedWords(names);

  function innerEntries(number: number): number[] {
    return startsOfWords(names.keyFrom(number, 0))
      .filter(canBeginAt)
      .map((offset) => entryOf(number, offset));
  }

  const found = (number: number, isBeginning: boolean): FoundName => ({
    ...{ number, name: names.nameOf(number), count: names.countOf(number), isBeginning },
  });

  return {
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
        [`${section}/beginnings`, bytesOf(beginnings.entries())],
        [`${section}/inner`, bytesOf(inner.entries())],
      ]),
    load(sections, section) {
      names.load(sections, section);
      beginnings.load(columnOf(sections, `${section}/beginnings`));
      inner.load(columnOf(sections, `${section}/inner`));
    },
  };
}
