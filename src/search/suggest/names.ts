import { columnOf, grown, sectionOf } from "./columns.ts";
import type { Sections } from "../search.ts";

/**
 * Names by dense numbers, with how many activities each stands for. The letters of all lie in one piece of memory, each
 * name followed by its key, with a zero after both; numbers and memory of what was removed are used again.
 */
export interface Names {
  /** How many there are. */
  readonly size: number;
  /** Adds a name that counts 0. */
  add(name: string, key: string): number;
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
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function openNames(): Names {
  // Every key has a zero before it, so none lies at 0: that is where free numbers point.
  let bytes = new Uint8Array(SMALLEST_BYTES);
  let end = 1;
  let wasted = 0;
  let keyAt = new Uint32Array(SMALLEST_NUMBERS);
  let counts = new Uint32Array(SMALLEST_NUMBERS);
  let next = 0;
  let free: number[] = [];

  function startOf(number: number): number {
    return bytes.lastIndexOf(0, (keyAt[number] ?? 0) - 2) + 1;
  }

  function endOf(number: number): number {
    return bytes.indexOf(0, keyAt[number] ?? 0) + 1;
  }

  /** Copies what is in use to the front of new memory; costs the bytes in use. */
  function tidy(): void {
    const tidied = new Uint8Array(bytes.length);
    let to = 1;
    for (let number = 0; number < next; number += 1) {
      const key = keyAt[number] ?? 0;
      if (key === 0) continue;
      const start = startOf(number);
      const used = bytes.subarray(start, endOf(number));
      tidied.set(used, to);
      keyAt[number] = key - start + to;
      to += used.length;
    }
    [bytes, end, wasted] = [tidied, to, 0];
  }

  function append(text: string): void {
    // A character is at most three bytes for each of its UTF-16 units; a zero inside would end the text too early.
    bytes = grown(bytes, end + text.length * 3 + 1);
    end += encoder.encodeInto(text.replaceAll("\0", " "), bytes.subarray(end)).written;
    bytes[end] = 0;
    end += 1;
  }

  return {
    get size() {
      return next - free.length;
    },
    add(name, key) {
      const number = free.pop() ?? next++;
      keyAt = grown(keyAt, next);
      counts = grown(counts, next);
      append(name);
      keyAt[number] = end;
      append(key);
      counts[number] = 0;
      return number;
    },
    remove(number) {
      wasted += endOf(number) - startOf(number);
      keyAt[number] = 0;
      free.push(number);
      if (wasted > SMALLEST_BYTES && wasted > end / 2) tidy();
    },
    nameOf: (number) => decoder.decode(bytes.subarray(startOf(number), (keyAt[number] ?? 1) - 1)),
    countOf: (number) => counts[number] ?? 0,
    setCount(number, count) {
      counts[number] = count;
    },
    keyFrom: (number, offset) => bytes.slice((keyAt[number] ?? 0) + offset, endOf(number)),
    compare(number, offset, wanted) {
      const at = (keyAt[number] ?? 0) + offset;
      for (let index = 0; index < wanted.length; index += 1) {
        const difference = (bytes[at + index] ?? 0) - (wanted[index] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    },
    save: (section) =>
      new Map([
        [`${section}/bytes`, bytes.subarray(0, end)],
        [`${section}/keys`, sectionOf(keyAt.subarray(0, next))],
        [`${section}/counts`, sectionOf(counts.subarray(0, next))],
      ]),
    load(sections, section) {
      bytes = new Uint8Array(sections.get(`${section}/bytes`) ?? [0]);
      keyAt = columnOf(sections, `${section}/keys`);
      counts = columnOf(sections, `${section}/counts`);
      if (keyAt.length !== counts.length || keyAt.some((key) => key >= bytes.length))
        throw new RangeError(`${section} does not fit together.`);
      [end, next, wasted] = [bytes.length, keyAt.length, 0];
      free = [...keyAt.keys()].filter((number) => keyAt[number] === 0);
    },
  };
}
