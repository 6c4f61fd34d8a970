import type { Dictionary } from "./dictionary.ts";

/** The cost of comparing words in steps of a budget (`budget.ts`): words skipped per step, and steps per comparison. */
export const SKIPPED_PER_STEP = 2;
export const COMPARISON_STEPS = 40;

/** The letters of a word as bits. Some letters share a bit, so words differ in at least as many letters as bits. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= bitOf(word.charCodeAt(place));
  return letters;
}

const cache = new WeakMap<Dictionary, Uint32Array>();

/** The letter sets of a dictionary's words, by number; created for the first mistyped word. */
export function letterSets(dictionary: Dictionary): Uint32Array {
  const sets = cache.get(dictionary) ?? setsOf(dictionary);
  cache.set(dictionary, sets);
  return sets;
}

function setsOf({ size, letters, ends }: Dictionary): Uint32Array {
  const sets = new Uint32Array(size);
  let at = 0;
  for (let number = 0; number < size; number += 1) {
    let set = 0;
    for (const end = ends[number] ?? 0; at < end; at += 1) set |= bitOf(letters[at] ?? 0);
    sets[number] = set;
  }
  return sets;
}

/** Whether words with these letters may be within `errors` typing errors: one error removes at most one letter and adds one. */
export function mayBeNear(a: number, b: number, errors: number): boolean {
  return hasAtMost(a & ~b, errors) && hasAtMost(b & ~a, errors);
}

function hasAtMost(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; rest !== 0; count += 1) {
    if (count === most) return false;
    rest &= rest - 1;
  }
  return true;
}

function bitOf(letter: number): number {
  return 1 << (letter & 31);
}
