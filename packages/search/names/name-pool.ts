import { columnOf, grown } from "./columns.ts";
import { openHoles } from "./holes.ts";
import { isSearchableWord, SPACE } from "./inner-words.ts";
import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/**
 * Names in one piece of memory, identified by the addresses of their keys: a name, followed by its key unless that is
 * just the name in lower case. Names never move, and freed memory is reused for names of the same length: memory is
 * copied, as a whole, only when it is full. Address 0 holds an unused empty name.
 */
export interface NamePool {
  /** Stores a name and returns the address of its key. */
  add(name: string, key: string): number;
  remove(at: number): void;
  nameAt(at: number): string;
  /** The bytes of a key from any of its bytes on, with the terminating zero. */
  keyFrom(at: number): Uint8Array;
  /** Compares a key, from any of its bytes on: below 0 when it sorts before `wanted`, 0 when it begins with it, above 0 after. */
  compare(at: number, wanted: Uint8Array): number;
  /** Whether a key begins with `wanted` when read from one of its searchable words on, except the first. */
  readsInside(at: number, wanted: Uint8Array): boolean;
  /** Whether a key has these words as a phrase. */
  hasWords(at: number, wanted: Uint8Array): boolean;
  /** Below 0 when the first key sorts before the second, 0 when they are equal. */
  compareKeys(a: number, b: number): number;
  save(): Sections;
  /** Throws a `RangeError` when one of the names' addresses is beyond the memory. */
  load(sections: Sections, places: Uint32Array): void;
}

const SMALLEST_BYTES = 4_096;
/** END terminates every name; KEY separates a name from its own key. */
const END = 0;
const KEY = 1;
const SMALL = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function openNamePool(): NamePool {
  let bytes = new Uint8Array(SMALLEST_BYTES);
  let end = 1;
  const holes = openHoles();

  function hasOwnKey(at: number): boolean {
    return bytes[at - 1] === KEY;
  }

  function startOf(at: number): number {
    return hasOwnKey(at) ? bytes.lastIndexOf(END, at - 2) + 1 : at;
  }

  function endOf(at: number): number {
    return bytes.indexOf(END, at) + 1;
  }

  function letterAt(at: number): number {
    return SMALL[bytes[at] ?? END] ?? END;
  }

  function compare(at: number, wanted: Uint8Array): number {
    for (let index = 0; index < wanted.length; index += 1) {
      const difference = letterAt(at + index) - (wanted[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  return {
    add(name, key) {
      const plain = name.replaceAll("\0", " ").replaceAll("\u0001", " ");
      const isOwn = key !== inSmallLetters(plain);
      const written = encoder.encode(isOwn ? `${plain}\u0001${key}\0` : `${plain}\0`);
      const start = holes.take(written.length) ?? end;
      end = Math.max(end, start + written.length);
      bytes = grown(bytes, end);
      bytes.set(written, start);
      return isOwn ? start + written.lastIndexOf(KEY) + 1 : start;
    },
    remove(at) {
      const start = startOf(at);
      holes.add(start, endOf(at) - start);
    },
    nameAt: (at) => decoder.decode(bytes.subarray(startOf(at), hasOwnKey(at) ? at - 1 : endOf(at) - 1)),
    keyFrom: (at) => bytes.subarray(at, endOf(at)).map((byte) => SMALL[byte] ?? byte),
    compare,
    readsInside(at, wanted) {
      for (let place = at; (bytes[place] ?? END) !== END; place += 1) {
        if (isSearchableWord(bytes, place) && compare(place + 1, wanted) === 0) return true;
      }
      return false;
    },
    hasWords(at, wanted) {
      for (let place = at; (bytes[place] ?? END) !== END; place += 1) {
        const begins = place === at || bytes[place - 1] === SPACE;
        if (begins && compare(place, wanted) === 0 && (bytes[place + wanted.length] ?? END) <= SPACE) return true;
      }
      return false;
    },
    compareKeys(a, b) {
      let [first, second] = [a, b];
      while (letterAt(first) === letterAt(second) && bytes[first] !== END) {
        first += 1;
        second += 1;
      }
      return letterAt(first) - letterAt(second);
    },
    save: () =>
      new Map([
        ["bytes", bytes.subarray(0, end)],
        ["holes", bytesOf(holes.all())],
      ]),
    load(sections, places) {
      bytes = new Uint8Array(section(sections, "bytes"));
      if (places.some((at) => at >= bytes.length)) throw new RangeError("The snapshot has names beyond their memory.");
      end = bytes.length;
      holes.load(columnOf(sections, "holes"));
    },
  };
}

/** Lowers the ASCII letters only, as `SMALL` does. */
function inSmallLetters(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
