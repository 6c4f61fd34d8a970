import type { Bits } from "../bits/bits.ts";

/** Adds the slots of a set that are not in `but`. */
export function addSet(set: Bits, but: Bits, into: Bits): void {
  for (let word = 0; word < set.length; word += 1) into[word] = (into[word] ?? 0) | ((set[word] ?? 0) & ~(but[word] ?? 0));
}

/** Writes the slots of a set that are not in `but`, ascending, and returns their number. */
export function readSet(set: Bits, but: Bits, into: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let rest = (set[word] ?? 0) & ~(but[word] ?? 0);
    while (rest !== 0) {
      const lowest = rest & -rest;
      into[count++] = word * 32 + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return count;
}

/** Whether a set has a slot that is in `among` and not in `but`. */
export function hasAnyAmong(set: Bits, but: Bits, among: Bits): boolean {
  return set.some((slots, word) => (slots & (among[word] ?? 0) & ~(but[word] ?? 0)) !== 0);
}
