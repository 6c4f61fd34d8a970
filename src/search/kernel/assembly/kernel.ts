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
 * How many slots each row shares with the base. `rows` lists their addresses and `counts` takes the numbers, 32 bits
 * each; `scratch` is a row to write on. Where half of its vectors are empty, only those with a slot are looked at.
 */
export function countRows(base: usize, rows: usize, rowCount: i32, counts: usize, scratch: usize, bytes: usize): void {
  const most = (bytes >> 4) / 2;
  const vectors = gather(base, scratch, most, bytes);
  if (vectors <= most) return countGathered(scratch, scratch + most * 16, vectors, rows, rowCount, counts);

  for (let index: i32 = 0; index < rowCount; index += 1) {
    store<i32>(counts + index * 4, countBoth(base, <usize>load<u32>(rows + index * 4), bytes));
  }
}

/** Keeps the slots with low ≤ atMost and high ≥ atLeast; a column has 16 bits, without a sign, for each slot. */
export function within(into: usize, low: usize, high: usize, atMost: i32, atLeast: i32, bytes: usize): void {
  const top = i16x8.splat(<i16>atMost);
  const bottom = i16x8.splat(<i16>atLeast);
  for (let at: usize = 0; at < bytes; at += 16) {
    if (!v128.any_true(v128.load(into + at))) continue;
    for (let part: usize = at; part < at + 16; part += 2) {
      const column = part * 16;
      const first = between(low + column, high + column, top, bottom);
      const second = between(low + column + 16, high + column + 16, top, bottom);
      const mask = i8x16.bitmask(i8x16.narrow_i16x8_s(first, second));
      store<u16>(into + part, load<u16>(into + part) & <u16>mask);
    }
  }
}

// @ts-ignore: decorator
@inline
function between(low: usize, high: usize, top: v128, bottom: v128): v128 {
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

/** Writes the vectors that hold a slot, and behind `most` of them where they stand; gives up beyond `most`. */
function gather(base: usize, into: usize, most: usize, bytes: usize): usize {
  const places = into + most * 16;
  let vectors: usize = 0;
  for (let at: usize = 0; at < bytes; at += 16) {
    const vector = v128.load(base + at);
    if (!v128.any_true(vector)) continue;
    if (vectors === most) return most + 1;
    v128.store(into + vectors * 16, vector);
    store<u32>(places + vectors * 4, <u32>at);
    vectors += 1;
  }
  return vectors;
}

function countGathered(values: usize, places: usize, vectors: usize, rows: usize, rowCount: i32, counts: usize): void {
  for (let index: i32 = 0; index < rowCount; index += 1) {
    const row = <usize>load<u32>(rows + index * 4);
    let sums = i32x4.splat(0);
    let vector: usize = 0;
    while (vector < vectors) {
      const end = min(vector + VECTORS_OF_BYTES, vectors);
      let some = i8x16.splat(0);
      for (; vector < end; vector += 1) {
        const place = <usize>load<u32>(places + vector * 4);
        some = i8x16.add(some, i8x16.popcnt(v128.and(v128.load(values + vector * 16), v128.load(row + place))));
      }
      sums = i32x4.add(sums, widened(some));
    }
    store<i32>(counts + index * 4, total(sums));
  }
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
