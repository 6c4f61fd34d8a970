/** Part of the kernel: where numbers stand in the shuffle, and which of those that are asked for stand where. */

/** Half the bits of the smallest room (../../shuffle.ts). Shifts by a number known here make shuffling a fifth cheaper. */
const USUAL_HALF = 11;

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
 * Of the numbers whose bits are set: writes how many stand before `from`, and behind that the positions from `from` up to
 * `last`; tells how many these are. May give up from `most` − 3 on, and answers with one more than `most` then. Positions
 * must be below 2³¹, so that what stands before `from` shows in a sign. The rest is as in `tally`.
 */
export function between(numbers: usize, bits: usize, count: usize, keys: usize, from: u32, last: u32, into: usize, most: i32): i32 {
  readKeys(keys);
  if (half === USUAL_HALF) return betweenBy(USUAL_HALF, numbers, bits, count, from, last, into, most);
  return betweenBy(half, numbers, bits, count, from, last, into, most);
}

// @ts-ignore: decorator
@inline
function betweenBy(half: i32, numbers: usize, bits: usize, count: usize, from: u32, last: u32, into: usize, most: i32): i32 {
  const lowest = i32x4.splat(from);
  const width = i32x4.splat(last - from);
  const kept = into + 4;
  let before: i32 = 0;
  let found: i32 = 0;
  for (let at: usize = 0; at < count; at += 64) {
    let word = load<u64>(bits + (at >> 3));
    for (let number = numbers + at * 4; word !== 0; number += 16, word >>= 4) {
      const empty = ctz(word) & 60;
      number += <usize>empty << 2;
      word >>= empty;
      const four = <i32>(word & 15);
      const each = positions(v128.load(number), half);
      const ahead = i32x4.sub(each, lowest);
      const behind = i32x4.bitmask(ahead);
      before += popcnt(four & behind);
      let inside = four & ~(behind | i32x4.bitmask(i32x4.gt_s(ahead, width)));
      if (inside === 0) continue;
      if (found > most - 4) return most + 1;
      // All four go behind what is to be kept, and those of them that are wanted from there to its end.
      const start = kept + (found << 2);
      v128.store(start, each);
      for (let end = start; inside !== 0; inside &= inside - 1, end += 4) {
        store<u32>(end, load<u32>(start + (ctz(inside) << 2)));
        found += 1;
      }
    }
  }
  store<i32>(into, before);
  return found;
}

/** What the numbers of a call are shuffled by, in the order in which they lie in the memory. */
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

/** Where four numbers stand in the shuffle (../../shuffle.ts). */
// @ts-ignore: decorator
@inline
function positions(numbers: v128, half: i32): v128 {
  const once = v128.and(i32x4.mul(v128.xor(numbers, salt), first), mask);
  const twice = v128.and(i32x4.mul(folded(once, half), second), mask);
  return folded(v128.and(i32x4.mul(folded(twice, half), third), mask), half);
}

// @ts-ignore: decorator
@inline
function folded(bits: v128, half: i32): v128 {
  return v128.xor(bits, i32x4.shr_u(bits, half));
}

/** Adds the lowest bit, 0 or 1: cheaper than asking for it. */
// @ts-ignore: decorator
@inline
function addBit(place: usize, bit: u32): void {
  store<u32>(place, load<u32>(place) + (bit & 1));
}
