/**
 * The kernel of the search engine, in AssemblyScript: operations on whole rows of bits, 128 at a time. A row is a set
 * of slots (../../bits/bits.ts) at an address in the memory that the engine gives; `bytes` is the length of all rows of
 * a call, a multiple of 16. `npm run kernel` compiles it into ../kernel-bytes.ts.
 */

export { count, countRows } from "./counts";
export { between, tally } from "./positions";

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

/** Adds a group: `all` has the slots that match all groups so far, and `butOne` those that fail one of them. */
export function meet(all: usize, butOne: usize, group: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const met = v128.load(all + at);
    const members = v128.load(group + at);
    const failed = v128.and(v128.load(butOne + at), members);
    v128.store(butOne + at, v128.or(failed, v128.andnot(met, members)));
    v128.store(all + at, v128.and(met, members));
  }
}

/** The slots that match all groups except possibly this one. */
export function leaveOut(into: usize, group: usize, all: usize, butOne: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const failed = v128.andnot(v128.load(butOne + at), v128.load(group + at));
    v128.store(into + at, v128.or(v128.load(all + at), failed));
  }
}

/** Keeps the slots with low ≤ atMost and high ≥ atLeast; a column has an unsigned 16-bit value for each slot. */
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

// @ts-ignore -- a function cannot be decorated in TypeScript; in AssemblyScript it can
@inline
function inRange(low: usize, high: usize, top: v128, bottom: v128): v128 {
  return v128.and(i16x8.le_u(v128.load(low), top), i16x8.ge_u(v128.load(high), bottom));
}
