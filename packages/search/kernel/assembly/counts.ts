/** Part of the kernel: counts the slots of rows (see kernel.ts) and those that rows share. */

/** Vectors whose counts fit into bytes: 31 × 8 ≤ 255. */
const VECTORS_OF_BYTES: usize = 31;

/** How many slots a row holds. */
export function count(row: usize, bytes: usize): i32 {
  return countBoth(row, row, bytes);
}

/**
 * How many slots each row shares with the base. `rows` lists their addresses, a multiple of four of them, and `counts`
 * takes the numbers, 32 bits each; `scratch` is a row to write on. When at least half of the base's words are empty, only
 * the others are read. Four rows at once, so that their memory accesses overlap.
 */
export function countRows(base: usize, rows: usize, rowCount: i32, counts: usize, scratch: usize, bytes: usize): void {
  const most = (bytes >> 3) / 2;
  const words = gather(base, scratch, most, bytes);
  for (let index: i32 = 0; index < rowCount; index += 4) {
    if (words > most) countFour(base, bytes, rows + index * 4, counts + index * 4);
    else countFourGathered(scratch, words, most, rows + index * 4, counts + index * 4);
  }
}

// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
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

/** Copies the nonempty words, followed (after space for `most` words) by their offsets; stops above `most`. */
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

/** How many of 128 slots two rows share. */
// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
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

// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function widened(counts: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(counts));
}

// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function total(sums: v128): i32 {
  return (
    i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3)
  );
}
