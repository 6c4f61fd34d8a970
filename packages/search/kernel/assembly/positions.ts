/** Part of the kernel: shuffled positions of numbers, counted by stretch or listed within a range. */

/** Half the bits of the smallest domain (../../shuffle.ts). Shifts by a constant make shuffling a fifth cheaper. */
const USUAL_HALF = 11;

/** With at least this many of 64 bits set, shuffling all 64 numbers costs less than only the groups of four with a set bit. */
const MANY: u64 = 14;

/**
 * Counts by stretch the numbers whose bits are set: one more in `table` at (position >> shift) for each. Numbers and table
 * have 32 bits each, `count` is a multiple of 64; positions are those of ../../shuffle.ts, by the keys at `keys`.
 */
export function tally(numbers: usize, bits: usize, count: usize, keys: usize, shift: i32, table: usize): void {
  readKeys(keys);
  for (let at: usize = 0; at < count; at += 32) {
    let word = load<u32>(bits + (at >> 3));
    for (let number = numbers + at * 4; word !== 0; number += 16, word >>= 4) {
      if ((word & 15) === 0) continue;
      const places = i32x4.shl(i32x4.shr_u(positions(v128.load(number), half), shift), 2);
      addBit(table + <usize>i32x4.extract_lane(places, 0), word);
      addBit(table + <usize>i32x4.extract_lane(places, 1), word >> 1);
      addBit(table + <usize>i32x4.extract_lane(places, 2), word >> 2);
      addBit(table + <usize>i32x4.extract_lane(places, 3), word >> 3);
    }
  }
}

/**
 * For the numbers whose bits are set: writes how many have a position before `from`, followed by the positions from `from`
 * to `last`; returns the number of these, and stops above `most`. Positions must be below 2³¹: a negative difference means
 * before `from`. Other parameters are as in `tally`.
 */
export function between(numbers: usize, bits: usize, count: usize, keys: usize, from: u32, last: u32, into: usize, most: i32): i32 {
  readKeys(keys);
  if (half === USUAL_HALF) return betweenBy(USUAL_HALF, numbers, bits, count, from, last, into, most);
  return betweenBy(half, numbers, bits, count, from, last, into, most);
}

// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function betweenBy(half: i32, numbers: usize, bits: usize, count: usize, from: u32, last: u32, into: usize, most: i32): i32 {
  const lowest = i32x4.splat(from);
  const width = i32x4.splat(last - from);
  let before: i32 = 0;
  let found: i32 = 0;
  for (let at: usize = 0; at < count; at += 64) {
    const word = load<u64>(bits + (at >> 3));
    if (word === 0) continue;
    const number = numbers + at * 4;
    let behind: u64 = 0;
    let beyond: u64 = 0;
    if (popcnt(word) < MANY) {
      for (let left = word; left !== 0; ) {
        const next = ctz(left) & 60;
        const offset = i32x4.sub(positions(v128.load(number + (<usize>next << 2)), half), lowest);
        behind |= <u64>i32x4.bitmask(offset) << next;
        beyond |= <u64>i32x4.bitmask(i32x4.gt_s(offset, width)) << next;
        left &= ~(<u64>15 << next);
      }
    } else {
      for (let next: usize = 0; next < 64; next += 16) {
        const start = number + (next << 2);
        const one = i32x4.sub(positions(v128.load(start), half), lowest);
        const two = i32x4.sub(positions(v128.load(start, 16), half), lowest);
        const three = i32x4.sub(positions(v128.load(start, 32), half), lowest);
        const four = i32x4.sub(positions(v128.load(start, 48), half), lowest);
        behind |= signs(one, two, three, four) << <u64>next;
        beyond |= signs(i32x4.gt_s(one, width), i32x4.gt_s(two, width), i32x4.gt_s(three, width), i32x4.gt_s(four, width)) << <u64>next;
      }
    }
    before += <i32>popcnt(word & behind);
    for (let inside = word & ~(behind | beyond); inside !== 0; inside &= inside - 1) {
      if (found === most) return most + 1;
      found += 1;
      v128.store32_lane(into + (found << 2), positions(v128.load32_zero(number + (<usize>ctz(inside) << 2)), half), 0);
    }
  }
  store<i32>(into, before);
  return found;
}

/** The signs of sixteen numbers as bits. */
// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function signs(one: v128, two: v128, three: v128, four: v128): u64 {
  return <u64>i8x16.bitmask(i8x16.narrow_i16x8_s(i16x8.narrow_i32x4_s(one, two), i16x8.narrow_i32x4_s(three, four)));
}

/** The keys of the shuffle, in the order of the memory at `keys`. */
let salt: v128 = i32x4.splat(0);
let first: v128 = i32x4.splat(0);
let second: v128 = i32x4.splat(0);
let third: v128 = i32x4.splat(0);
let half: i32 = 0;
let mask: v128 = i32x4.splat(0);

function readKeys(keys: usize): void {
  salt = v128.load32_splat(keys);
  first = v128.load32_splat(keys + 4);
  second = v128.load32_splat(keys + 8);
  third = v128.load32_splat(keys + 12);
  half = load<i32>(keys + 16);
  mask = v128.load32_splat(keys + 20);
}

/** The positions of four numbers in the shuffle (../../shuffle.ts). */
// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function positions(numbers: v128, half: i32): v128 {
  const once = v128.and(i32x4.mul(v128.xor(numbers, salt), first), mask);
  const twice = v128.and(i32x4.mul(xorShift(once, half), second), mask);
  return xorShift(v128.and(i32x4.mul(xorShift(twice, half), third), mask), half);
}

// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function xorShift(bits: v128, half: i32): v128 {
  return v128.xor(bits, i32x4.shr_u(bits, half));
}

/** Adds the lowest bit, 0 or 1: cheaper than a branch. */
// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function addBit(place: usize, bit: u32): void {
  store<u32>(place, load<u32>(place) + (bit & 1));
}
