import type { Dictionary } from "./dictionary.ts";

/** Sorts after every letter: words have only letters and digits. */
const LAST_UNIT = "\uffff";

/** The words with a prefix, as a range of numbers that excludes `to`. */
export function beginningWith({ firstFrom }: Dictionary, beginning: string): [from: number, to: number] {
  return [firstFrom(beginning), firstFrom(beginning + LAST_UNIT)];
}

/** The length of the common prefix of two words. */
function sharedBeginning({ letterAt, lengthOf }: Dictionary, a: number, b: number): number {
  const shorter = Math.min(lengthOf(a), lengthOf(b));
  let shared = 0;
  while (shared < shorter && letterAt(a, shared) === letterAt(b, shared)) shared += 1;
  return shared;
}

/** The first word after word `number` without its first `letters` letters; galloping, then binary search. */
export function firstBeyond(dictionary: Dictionary, number: number, letters: number): number {
  const isBeyond = (other: number) => other >= dictionary.size || sharedBeginning(dictionary, number, other) < letters;
  let step = 1;
  while (!isBeyond(number + step)) step *= 2;
  let [within, beyond] = [number + (step >> 1), number + step];
  while (beyond - within > 1) {
    const half = (within + beyond) >>> 1;
    if (isBeyond(half)) beyond = half;
    else within = half;
  }
  return beyond;
}
