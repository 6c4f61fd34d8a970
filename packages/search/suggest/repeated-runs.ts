import type { Bits } from "../bits/bits.ts";

/**
 * Calls `visit` with each run of more than one position; set bits mark the starts of runs. `from` is the start of a
 * run, and `to` the end of one. Takes time in proportion to the words of bits and these runs.
 */
export function repeatedRuns(bits: Bits, { from, to }: { from: number; to: number }, visit: (start: number, end: number) => void): void {
  let within = firstWith(bits, { from: from + 1, to, isSet: false });
  while (within < to) {
    const end = firstWith(bits, { from: within, to, isSet: true });
    visit(within - 1, end);
    within = firstWith(bits, { from: end + 1, to, isSet: false });
  }
}

/** The first bit with this value; `to` when there is none before it. */
function firstWith(bits: Bits, { from, to, isSet }: { from: number; to: number; isSet: boolean }): number {
  const other = isSet ? 0 : -1;
  let at = from;
  while (at < to) {
    const found = ((bits[at >>> 5] ?? 0) ^ other) & (-1 << (at & 31));
    if (found !== 0) return Math.min((at & ~31) + 31 - Math.clz32(found & -found), to);
    at = (at & ~31) + 32;
  }
  return to;
}
