const ROUNDS = 6;

/**
 * Where a slot stands in the random order of a seed: a keyed bijection of 0…size−1 onto itself, so that every order
 * shows each slot once and all slots are equally often in front. A Feistel network over the smallest domain of an even
 * number of bits; positions past the end are put in again until they fall inside (cycle walking).
 */
export function shuffledPosition(slot: number, { size, seed }: { size: number; seed: number }): number {
  const halfBits = halfBitsFor(size);
  let position = slot;
  do {
    position = permuted(position, halfBits, seed);
  } while (position >= size);
  return position;
}

/** The smallest size, at least `slots`, that leaves every position where it is while slots are added up to it. */
export function roomFor(slots: number): number {
  return 4 ** halfBitsFor(slots);
}

function halfBitsFor(size: number): number {
  return Math.max(1, Math.ceil(Math.ceil(Math.log2(Math.max(size, 1))) / 2));
}

function permuted(value: number, halfBits: number, seed: number): number {
  const mask = 2 ** halfBits - 1;
  let left = Math.floor(value / (mask + 1));
  let right = value & mask;
  for (let round = 0; round < ROUNDS; round += 1) {
    [left, right] = [right, left ^ (mixed(right, round, seed) & mask)];
  }
  return left * (mask + 1) + right;
}

function mixed(half: number, round: number, seed: number): number {
  let bits = Math.imul(half + 1, 0x9e37_79b1) ^ seed ^ Math.imul(round + 1, 0x7feb_352d);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
