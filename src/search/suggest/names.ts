import { columnOf, grown, sectionOf } from "./columns.ts";
import { openHoles } from "./holes.ts";
import type { Sections } from "../search.ts";

/**
 * Names by dense numbers, with how many activities each stands for. The letters of all lie in one piece of memory: a
 * name, and behind it its key where that is more than the name in small letters. Names stay where they are, and numbers
 * and memory of what was removed are used again: only when all is full it is copied, as a whole.
 */
export interface Names {
  /** How many there are. */
  readonly size: number;
  add(name: string, key: string, count: number): number;
  remove(number: number): void;
  nameOf(number: number): string;
  countOf(number: number): number;
  setCount(number: number, count: number): void;
  /** The bytes of a key from its byte `offset` on, with the zero behind it. */
  keyFrom(number: number, offset: number): Uint8Array;
  /** Below 0 when the key from `offset` on comes before `wanted`, 0 when it begins with it, above 0 when it comes after. */
  compare(number: number, offset: number, wanted: Uint8Array): number;
  save(section: string): Sections;
  load(sections: Sections, section: string): void;
}

const SMALLEST_BYTES = 4_096;
const SMALLEST_NUMBERS = 128;
/** Before and behind every name; and between a name and a key of its own. */
const END = 0;
const KEY = 1;
const SMALL = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function openNames(): Names {
  let bytes = new Uint8Array(SMALLEST_BYTES);
  let end = 1;
  // No key lies at 0: that is where free numbers point.
  let keyAt = new Uint32Array(SMALLEST_NUMBERS);
  let counts = new Uint32Array(SMALLEST_NUMBERS);
  let next = 0;
  let free: number[] = [];
  const holes = openHoles();

  function hasOwnKey(key: number): boolean {
    return bytes[key - 1] === KEY;
  }

  function startOf(key: number): number {
    return hasOwnKey(key) ? bytes.lastIndexOf(END, key - 2) + 1 : key;
  }

  function endOf(key: number): number {
    return bytes.indexOf(END, key) + 1;
  }

  return {
    get size() {
      return next - free.length;
    },
    add(name, key, count) {
      const number = free.pop() ?? next++;
      keyAt = grown(keyAt, next);
      counts = grown(counts, next);
      counts[number] = count;
      const plain = name.replaceAll("\0", " ").replaceAll("\u0001", " ");
      const isOwn = key !== inSmallLetters(plain);
      const written = encoder.encode(isOwn ? `${plain}\u0001${key}\0` : `${plain}\0`);
      const start = holes.take(written.length) ?? end;
      end = Math.max(end, start + written.length);
      bytes = grown(bytes, end);
      bytes.set(written, start);
      keyAt[number] = isOwn ? start + written.lastIndexOf(KEY) + 1 : start;
      return number;
    },
    remove(number) {
      const key = keyAt[number] ?? 0;
      const start = startOf(key);
      holes.add(start, endOf(key) - start);
      keyAt[number] = 0;
      free.push(number);
    },
    nameOf(number) {
      const key = keyAt[number] ?? 0;
      return decoder.decode(bytes.subarray(startOf(key), hasOwnKey(key) ? key - 1 : endOf(key) - 1));
    },
    countOf: (number) => counts[number] ?? 0,
    setCount(number, count) {
      counts[number] = count;
    },
    keyFrom(number, offset) {
      const key = keyAt[number] ?? 0;
      return bytes.subarray(key + offset, endOf(key)).map((byte) => SMALL[byte] ?? byte);
    },
    compare(number, offset, wanted) {
      const at = (keyAt[number] ?? 0) + offset;
      for (let index = 0; index < wanted.length; index += 1) {
        const difference = (SMALL[bytes[at + index] ?? 0] ?? 0) - (wanted[index] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    },
    save: (section) =>
      new Map([
        [`${section}/bytes`, bytes.subarray(0, end)],
        [`${section}/keys`, sectionOf(keyAt.subarray(0, next))],
        [`${section}/counts`, sectionOf(counts.subarray(0, next))],
        [`${section}/holes`, sectionOf(holes.all())],
      ]),
    load(sections, section) {
      bytes = new Uint8Array(sections.get(`${section}/bytes`) ?? [0]);
      keyAt = columnOf(sections, `${section}/keys`);
      counts = columnOf(sections, `${section}/counts`);
      if (keyAt.length !== counts.length || keyAt.some((key) => key >= bytes.length))
        throw new RangeError(`${section} does not fit together.`);
      [end, next] = [bytes.length, keyAt.length];
      free = [...keyAt.keys()].filter((number) => keyAt[number] === 0);
      holes.load(columnOf(sections, `${section}/holes`));
    },
  };
}

/** Only the letters that `SMALL` knows. */
function inSmallLetters(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
