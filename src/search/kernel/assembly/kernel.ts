/**
 * The kernel of the search engine, in AssemblyScript: what is done to whole rows of bits, 128 at a time. A row is a set
 * of slots (../../bits/bits.ts) at an address in the memory that the engine gives; `bytes` is the length of all rows of
 * a call, a multiple of 16. `npm run kernel` compiles it into ../kernel-bytes.ts.
 */

/** Vectors whose counts fit into bytes: 31 × 8 ≤ 255. */
const VECTORS_OF_BYTES: usize = 31;

export function and(into: usize, other: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(into + at, v128.and(v128.load(into + at), v128.load(other + at)));
  }
}

export function or(into: usize, other: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(into + at, v128.or(v128.load(into + at), v128.load(other + at)));
  }
}

/** `all` holds what meets all groups so far and `butOne` what fails one of them: takes one more group into account. */
export function meet(all: usize, butOne: usize, group: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const met = v128.load(all + at);
    const members = v128.load(group + at);
    const failed = v128.and(v128.load(butOne + at), members);
    v128.store(butOne + at, v128.or(failed, v128.andnot(met, members)));
    v128.store(all + at, v128.and(met, members));
  }
}

/** What meets all groups but perhaps this one. */
export function leaveOut(into: usize, group: usize, all: usize, butOne: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const failed = v128.andnot(v128.load(butOne + at), v128.load(group + at));
    v128.store(into + at, v128.or(v128.load(all + at), failed));
  }
}

/** How many slots a row holds. */
export function count(row: usize, bytes: usize): i32 {
  return countBoth(row, row, bytes);
}

/**
 * How many slots each row shares with the base. `rows` lists their addresses, a multiple of four of them, and `counts`
 * takes the numbers, 32 bits each; `scratch` is a row to write on. Where half of the base's words are empty, only those
 * with a slot are looked at. Four rows at once, so that memory is asked for the next while it brings the others.
 */
export function countRows(base: usize, rows: usize, rowCount: i32, counts: usize, scratch: usize, bytes: usize): void {
  const most = (bytes >> 3) / 2;
  const words = gather(base, scratch, most, bytes);
  for (let index: i32 = 0; index < rowCount; index += 4) {
    if (words > most) countFour(base, bytes, rows + index * 4, counts + index * 4);
    else countFourGathered(scratch, words, most, rows + index * 4, counts + index * 4);
  }
}

/** Keeps the slots with low ≤ atMost and high ≥ atLeast; a column has 16 bits, without a sign, for each slot. */
export function within(into: usize, low: usize, high: usize, atMost: i32, atLeast: i32, bytes: usize): void {
  const top = i16x8.splat(<i16>atMost);
  const bottom = i16x8.splat(<i16>atLeast);
  for (let at: usize = 0; at < bytes; at += 16) {
    if (!v128.any_true(v128.load(into + at))) continue;
    for (let part: usize = at; part < at + 16; part += 2) {
      if (load<u16>(into + part) === 0) continue;
      const column = part * 16;
      const left = inRange(low + column, high + column, top, bottom);
      const right = inRange(low + column + 16, high + column + 16, top, bottom);
      const mask = i8x16.bitmask(i8x16.narrow_i16x8_s(left, right));
      store<u16>(into + part, load<u16>(into + part) & <u16>mask);
    }
  }
}

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
      const places = i32x4.shl(i32x4.shr_u(positions(v128.load(number)), shift), 2);
      addBit(table + <usize>i32x4.extract_lane(places, 0), word);
      addBit(table + <usize>i32x4.extract_lane(places, 1), word >> 1);
      addBit(table + <usize>i32x4.extract_lane(places, 2), word >> 2);
      addBit(table + <usize>i32x4.extract_lane(places, 3), word >> 3);
    }
  }
}

/**
 * Of the numbers whose bits are set: writes how many stand before `from`, and behind that the positions from `from` up to
 * `last`; tells how many these are. May give up from `most` − 3 on, and answers with one more than `most` then. The rest
 * is as in `tally`.
 */
export function between(numbers: usize, bits: usize, count: usize, keys: usize, from: u32, last: u32, into: usize, most: i32): i32 {
  readKeys(keys);
  const lowest = i32x4.splat(from);
  const highest = i32x4.splat(last);
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
      const each = positions(v128.load(number));
      const behind = i32x4.bitmask(i32x4.ge_u(each, lowest)) & four;
      before += popcnt(four ^ behind);
      let inside = behind & i32x4.bitmask(i32x4.le_u(each, highest));
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
function positions(numbers: v128): v128 {
  const once = v128.and(i32x4.mul(v128.xor(numbers, salt), first), mask);
  const twice = v128.and(i32x4.mul(folded(once), second), mask);
  return folded(v128.and(i32x4.mul(folded(twice), third), mask));
}

// @ts-ignore: decorator
@inline
function folded(bits: v128): v128 {
  return v128.xor(bits, i32x4.shr_u(bits, half));
}

/** Adds the lowest bit, 0 or 1: cheaper than asking for it. */
// @ts-ignore: decorator
@inline
function addBit(place: usize, bit: u32): void {
  store<u32>(place, load<u32>(place) + (bit & 1));
}

// @ts-ignore: decorator
@inline
function inRange(low: usize, high: usize, top: v128, bottom: v128): v128 {
  return v128.and(i16x8.le_u(v128.load(low), top), i16x8.ge_u(v128.load(high), bottom));
}

// @ts-ignore: decorator
@inline
function countBoth(left: usize, right: usize, bytes: usize): i32 {
  let sums = i32x4.splat(0);
  let at: usize = 0;
  while (at < bytes) {
    const end = min(at + VECTORS_OF_BYTES * 16, bytes);
    let counts = i8x16.splat(0);
    for (; at < end; at += 16) {
      counts = i8x16.add(counts, i8x16.popcnt(v128.and(v128.load(left + at), v128.load(right + at))));
    }
    sums = i32x4.add(sums, widened(counts));
  }
  return total(sums);
}

/** Writes the words that hold a slot, and behind `most` of them where they stand; gives up beyond `most`. */
function gather(base: usize, into: usize, most: usize, bytes: usize): usize {
  const places = into + most * 8;
  let words: usize = 0;
  for (let at: usize = 0; at < bytes; at += 16) {
    if (!v128.any_true(v128.load(base + at))) continue;
    for (let half = at; half < at + 16; half += 8) {
      const word = load<u64>(base + half);
      if (word === 0) continue;
      if (words === most) return most + 1;
      store<u64>(into + words * 8, word);
      store<u32>(places + words * 4, <u32>half);
      words += 1;
    }
  }
  return words;
}

function countFour(base: usize, bytes: usize, rows: usize, counts: usize): void {
  const one = <usize>load<u32>(rows);
  const two = <usize>load<u32>(rows, 4);
  const three = <usize>load<u32>(rows, 8);
  const four = <usize>load<u32>(rows, 12);
  let inOne: u64 = 0;
  let inTwo: u64 = 0;
  let inThree: u64 = 0;
  let inFour: u64 = 0;
  for (let at: usize = 0; at < bytes; at += 16) {
    inOne += shared(base + at, one + at);
    inTwo += shared(base + at, two + at);
    inThree += shared(base + at, three + at);
    inFour += shared(base + at, four + at);
  }
  store<i32>(counts, <i32>inOne);
  store<i32>(counts, <i32>inTwo, 4);
  store<i32>(counts, <i32>inThree, 8);
  store<i32>(counts, <i32>inFour, 12);
}

/** How many slots two rows share in 128 of them. */
// @ts-ignore: decorator
@inline
function shared(left: usize, right: usize): u64 {
  return popcnt(load<u64>(left) & load<u64>(right)) + popcnt(load<u64>(left, 8) & load<u64>(right, 8));
}

function countFourGathered(values: usize, words: usize, most: usize, rows: usize, counts: usize): void {
  const places = values + most * 8;
  const one = <usize>load<u32>(rows);
  const two = <usize>load<u32>(rows, 4);
  const three = <usize>load<u32>(rows, 8);
  const four = <usize>load<u32>(rows, 12);
  let inOne: u64 = 0;
  let inTwo: u64 = 0;
  let inThree: u64 = 0;
  let inFour: u64 = 0;
  for (let word: usize = 0; word < words; word += 1) {
    const value = load<u64>(values + word * 8);
    const place = <usize>load<u32>(places + word * 4);
    inOne += popcnt(value & load<u64>(one + place));
    inTwo += popcnt(value & load<u64>(two + place));
    inThree += popcnt(value & load<u64>(three + place));
    inFour += popcnt(value & load<u64>(four + place));
  }
  store<i32>(counts, <i32>inOne);
  store<i32>(counts, <i32>inTwo, 4);
  store<i32>(counts, <i32>inThree, 8);
  store<i32>(counts, <i32>inFour, 12);
}

// @ts-ignore: decorator
@inline
function widened(counts: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(counts));
}

// @ts-ignore: decorator
@inline
function total(sums: v128): i32 {
  return (
    i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3)
  );
}
