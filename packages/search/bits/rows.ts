import { joinBits, type Bits } from "./bits.ts";
import { LISTS_BYTES, type Matrix } from "./matrix.ts";

/** The operations of a search on rows, identified by their numbers. */
export interface Rows {
  bits(row: number): Bits;
  /** As `Matrix.memoryBytes`. */
  memoryBytes(): number;
  clear(row: number): void;
  and(into: number, other: number): void;
  or(into: number, other: number): void;
  /** Adds a row to a set; twice as fast, by the kernel, when the set lies in the matrix. */
  addTo(into: Bits, row: number): void;
  count(row: number): number;
  /** Takes one more group into account: `all` matches every group so far, `nearMisses` fails exactly one. */
  meet(all: number, nearMisses: number, group: number): void;
  /** Writes to `into` the slots that match every group, ignoring this one. */
  leaveOut(into: number, group: number, from: { all: number; nearMisses: number }): void;
  /** The size of each row's intersection with the base; row −1 is empty. Valid until the next call. */
  countAll(base: number, rows: readonly number[]): Uint32Array;
}

/** The lists of the matrix: the first half has addresses of rows, the second the counts of these rows. */
const COUNTS_AT = LISTS_BYTES / 2;
const MAX_AT_ONCE = COUNTS_AT / Uint32Array.BYTES_PER_ELEMENT;
/** The kernel processes four rows at once. */
const ROWS_AT_ONCE = 4;

export function createRows(matrix: Matrix): Rows {
  const { kernel, address, bits } = matrix;
  const [scratch, empty] = [matrix.addRow(), matrix.addRow()];

  /** Counts for at most `MAX_AT_ONCE` rows, padded with empty ones to a multiple of four. */
  function countSome(base: number, rows: readonly number[]): Uint32Array {
    const lists = matrix.lists();
    const padded = Math.ceil(rows.length / ROWS_AT_ONCE) * ROWS_AT_ONCE;
    for (let index = 0; index < padded; index += 1) {
      const row = rows[index] ?? -1;
      lists[index] = address(row < 0 ? empty : row);
    }
    kernel.countRows(address(base), 0, padded, COUNTS_AT, address(scratch), matrix.bytes);
    return lists.subarray(MAX_AT_ONCE, MAX_AT_ONCE + rows.length);
  }

  return {
    bits,
    memoryBytes: () => matrix.memoryBytes,
    clear: (row) => void bits(row).fill(0),
    and: (into, other) => kernel.and(address(into), address(other), matrix.bytes),
    or: (into, other) => kernel.or(address(into), address(other), matrix.bytes),
    addTo(into, row) {
      const own = bits(row);
      if (into.buffer === own.buffer) kernel.or(into.byteOffset, own.byteOffset, matrix.bytes);
      else joinBits(into, own);
    },
    count: (row) => kernel.count(address(row), matrix.bytes),
    meet: (all, nearMisses, group) => kernel.meet(address(all), address(nearMisses), address(group), matrix.bytes),
    leaveOut: (into, group, { all, nearMisses }) =>
      kernel.leaveOut(address(into), address(group), address(all), address(nearMisses), matrix.bytes),
    countAll(base, rows) {
      if (rows.length <= MAX_AT_ONCE) return countSome(base, rows);
      const counts = new Uint32Array(rows.length);
      for (let start = 0; start < rows.length; start += MAX_AT_ONCE) {
        counts.set(countSome(base, rows.slice(start, start + MAX_AT_ONCE)), start);
      }
      return counts;
    },
  };
}
