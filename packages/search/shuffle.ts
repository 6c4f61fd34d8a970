/** Covers every id up to some four million, so that a new id below that does not change the order of the others. */
const SMALLEST_SIZE = 4 ** 11;

/** Smaller domains are enlarged to this, so that each round has enough bits to mix. */
const SMALLEST_MIX = 4 ** 6;

/** A random permutation of the numbers 0…size−1; both directions cost a few multiplications. */
export interface Shuffle {
  readonly size: number;
  positionOf(number: number): number;
  /** Replaces the first `length` numbers by their positions. */
  replaceAll(numbers: Uint32Array, length: number): void;
  numberAt(position: number): number;
  readonly keys: Keys;
}

/** The parameters of one seed's permutation; `half` is half the number of bits of its domain, `mask` has all of them set. */
export type Keys = { salt: number; first: number; second: number; third: number; half: number; mask: number };

/**
 * The permutation of a seed (32 bits): a keyed bijection, so nothing is stored and every process has the same one. Each
 * round multiplies by an odd key, which carries low bits up, and xors the upper half into the lower, which carries them
 * down; both are invertible. `size` is a power of four, at most 4¹⁶.
 */
export function shuffleOf({ size, seed }: { size: number; seed: number }): Shuffle {
  const keys = keysOf(size, seed);
  const inverseKeys = { ...keys, first: inverse(keys.first), second: inverse(keys.second), third: inverse(keys.third) };
  return {
    size,
    positionOf: (number) => permute(number, keys),
    replaceAll(numbers, length) {
      for (let index = 0; index < length; index += 1) numbers[index] = permute(numbers[index] ?? 0, keys);
    },
    numberAt: (position) => unpermute(position, inverseKeys),
    keys,
  };
}

function permute(number: number, { salt, first, second, third, half, mask }: Keys): number {
  let bits = Math.imul(number ^ salt, first) & mask;
  bits = Math.imul(bits ^ (bits >>> half), second) & mask;
  bits = Math.imul(bits ^ (bits >>> half), third) & mask;
  return (bits ^ (bits >>> half)) >>> 0;
}

function unpermute(position: number, { salt, first, second, third, half, mask }: Keys): number {
  let bits = Math.imul(position ^ (position >>> half), third) & mask;
  bits = Math.imul(bits ^ (bits >>> half), second) & mask;
  bits = Math.imul(bits ^ (bits >>> half), first) & mask;
  return ((bits ^ salt) & mask) >>> 0;
}

/** The domain for ids up to `highest`; grows by a factor of four, so it seldom changes. */
export function shuffleSize(highest: number): number {
  return Math.max(SMALLEST_SIZE, powerOfFour(highest + 1));
}

/**
 * The position of a number below `size` among those below `size`, for any size of at least one: positions past the end
 * are permuted again until they fall inside (cycle walking).
 */
export function shuffledPosition(number: number, { size, seed }: { size: number; seed: number }): number {
  const shuffle = shuffleOf({ size: Math.max(SMALLEST_MIX, powerOfFour(size)), seed });
  let position = shuffle.positionOf(number);
  while (position >= size) position = shuffle.positionOf(position);
  return position;
}

function powerOfFour(size: number): number {
  return 4 ** Math.ceil(Math.log2(Math.max(size, 1)) / 2);
}

/** Neighbouring seeds give unrelated keys. */
function keysOf(size: number, seed: number): Keys {
  const keys = [1, 2, 3, 4].map((round) => mixBits(mixBits(seed) + Math.imul(round, 0x9e37_79b1)));
  const [salt = 0, first = 1, second = 1, third = 1] = keys;
  return { salt, first: first | 1, second: second | 1, third: third | 1, half: Math.log2(size) / 2, mask: (size - 1) | 0 };
}

function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
}

/** The inverse of an odd number modulo 2³²; each step doubles the number of correct bits. */
function inverse(odd: number): number {
  let factor = odd;
  for (let bits = 3; bits < 32; bits *= 2) factor = Math.imul(factor, 2 - Math.imul(odd, factor));
  return factor;
}
