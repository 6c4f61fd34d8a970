import { createKernel, type Kernel } from "../kernel/kernel.ts";
import type { Slots } from "../slots.ts";
import type { Bits } from "./bits.ts";

/**
 * The bits of a platform in one piece of memory that the kernel works on: rows of one bit a slot, and columns of 16 bits
 * a slot, which take the room of sixteen rows. A row is told by its number; its address and its view are asked for when
 * needed, for both change when the memory grows.
 */
export interface Matrix {
  readonly kernel: Kernel;
  /** The length of a row in bytes. */
  readonly bytes: number;
  /** How large the memory is; Node counts it nowhere but in what is resident. */
  readonly memoryBytes: number;
  /** A row more, empty; it is never given back. */
  addRow(): number;
  /** A column more, all zero. */
  addColumn(): number;
  /** Where a row or column begins. */
  address(row: number): number;
  /** The bits of a row, to read and write until the next growth. */
  bits(row: number): Bits;
  /** The numbers of a column by slot, likewise. */
  numbers(column: number): Uint16Array;
  /** The numbers of the lists in front of the rows, likewise. */
  lists(): Uint32Array;
}

/** What lies before the first row: the lists that counting reads and writes. */
export const LISTS_BYTES = 65_536;

const PAGE_BYTES = 65_536;
const ROWS_OF_COLUMN = 16;

/** A matrix with a bit for each of these slots; it grows with them. */
export function createMatrix(slots: Slots): Matrix {
  const memory = new WebAssembly.Memory({ initial: LISTS_BYTES / PAGE_BYTES });
  const kernel = createKernel(memory);
  let bytes = slots.capacity / 8;
  let views: Bits[] = [];
  let rows = 0;
  /** Rows and columns in the order of their addresses: the first row of each. */
  const starts: number[] = [];

  function address(row: number): number {
    return LISTS_BYTES + row * bytes;
  }

  /** Room for some more rows than there are, so that not each new one makes all views anew. */
  function makeRoom(): void {
    const missing = address(rows) - memory.buffer.byteLength;
    if (missing <= 0) return;
    memory.grow(Math.ceil((missing + (rows >>> 5) * bytes) / PAGE_BYTES));
    views = [];
  }

  function add(count: number): number {
    const start = rows;
    rows += count;
    starts.push(start);
    makeRoom();
    return start;
  }

  /** Moves rows and columns apart, the last one first: each goes where nothing lies that is still to be moved. */
  function widen(capacity: number): void {
    const oldBytes = bytes;
    bytes = capacity / 8;
    // Rows begin elsewhere now, even when the memory had room for them.
    views = [];
    makeRoom();
    const all = new Uint8Array(memory.buffer);
    let end = rows;
    for (const start of starts.toReversed()) {
      const from = LISTS_BYTES + start * oldBytes;
      const length = (end - start) * oldBytes;
      all.copyWithin(address(start), from, from + length);
      all.fill(0, address(start) + length, address(end));
      end = start;
    }
  }

  slots.onGrowth(widen);
  return {
    kernel,
    get bytes() {
      return bytes;
    },
    get memoryBytes() {
      return memory.buffer.byteLength;
    },
    addRow: () => add(1),
    addColumn: () => add(ROWS_OF_COLUMN),
    address,
    bits: (row) => (views[row] ??= new Uint32Array(memory.buffer, address(row), bytes / 4)),
    numbers: (column) => new Uint16Array(memory.buffer, address(column), bytes * 8),
    lists: () => new Uint32Array(memory.buffer, 0, LISTS_BYTES / 4),
  };
}
