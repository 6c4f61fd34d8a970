import { columnOf, grown } from "../names/columns.ts";
import { openNamePool } from "../names/name-pool.ts";
import type { Section, Sections } from "../search.ts";
import { bytesOf, sectionsOf } from "../sections.ts";

/** Names by dense numbers, with their number of activities. Numbers of removed names are reused. */
export interface Names {
  add(name: string, key: string, count: number): number;
  remove(number: number): void;
  nameOf(number: number): string;
  countOf(number: number): number;
  setCount(number: number, count: number): void;
  /** The bytes of a key from `offset` on, with the terminating zero. */
  keyFrom(number: number, offset: number): Uint8Array;
  /** Compares a key from `offset` on: below 0 when it sorts before `wanted`, 0 when it begins with it, above 0 after. */
  compare(number: number, offset: number, wanted: Uint8Array): number;
  save(section: string): Sections;
  load(sections: Sections, section: string): void;
}

export function openNames(): Names {
  const pool = openNamePool();
  // 0 is no address of a key: it marks free numbers.
  let keyAt = new Uint32Array(0);
  let counts = new Uint32Array(0);
  let next = 0;
  let free: number[] = [];

  return {
    add(name, key, count) {
      const number = free.pop() ?? next++;
      keyAt = grown(keyAt, next);
      counts = grown(counts, next);
      counts[number] = count;
      keyAt[number] = pool.add(name, key);
      return number;
    },
    remove(number) {
      pool.remove(keyAt[number] ?? 0);
      keyAt[number] = 0;
      free.push(number);
    },
    nameOf: (number) => pool.nameAt(keyAt[number] ?? 0),
    countOf: (number) => counts[number] ?? 0,
    setCount(number, count) {
      counts[number] = count;
    },
    keyFrom: (number, offset) => pool.keyFrom((keyAt[number] ?? 0) + offset),
    compare: (number, offset, wanted) => pool.compare((keyAt[number] ?? 0) + offset, wanted),
    save: (section) =>
      new Map([
        ...[...pool.save()].map(([name, bytes]): Section => [`${section}/pool/${name}`, bytes]),
        [`${section}/keys`, bytesOf(keyAt.subarray(0, next))],
        [`${section}/counts`, bytesOf(counts.subarray(0, next))],
      ]),
    load(sections, section) {
      keyAt = columnOf(sections, `${section}/keys`);
      counts = columnOf(sections, `${section}/counts`);
      if (keyAt.length !== counts.length) throw new RangeError(`${section} does not fit together.`);
      pool.load(sectionsOf(`${section}/pool`, sections), keyAt);
      next = keyAt.length;
      free = [...keyAt.keys()].filter((number) => keyAt[number] === 0);
    },
  };
}
