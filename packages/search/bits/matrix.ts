import { createKernel, type Kernel } from "../kernel/kernel.ts";
import type { Slots } from "../slots.ts";
import type { Bits } from "./bits.ts";

/**
 * The bits of a platform in one memory of the kernel: rows of one bit a slot, and columns of 16 bits a slot, which take
 * the space of sixteen rows. A row is identified by its number; get its address and view when needed, as both change
 * when the memory grows.
 */
export interface Matrix {
  readonly kernel: Kernel;
  /** The length of a row in bytes. */
  readonly bytes: number;
  /** The size of the memory; Node counts it only as resident memory. */
  readonly memoryBytes: number;
  /** Adds an empty row; rows are never freed. */
  addRow(): number;
  /** Adds a column of zeros. */
  addColumn(): number;
  /** The address of a row or column. */
  address(row: number): number;
  /** The bits of a row, valid until the memory grows. */
  bits(row: number): Bits;
  /** The numbers of a column by slot, valid until the memory grows. */
  numbers(column: number): Uint16Array;
  /** The lists before the rows, valid until the memory grows. */
  lists(): Uint32Array;
}

/** Space before the first row for the lists that counting reads and writes. */
export const LISTS_BYTES = 65_536;

const PAGE_BYTES = 65_536;
const ROWS_OF_COLUMN = 16;

export function createMatrix(slots: Slots): Matrix {
  const memory = new WebAssembly.Memory({ initial: LISTS_BYTES / PAGE_BYTES });
  const kernel = createKernel(memory);
  let bytes = slots.capacity / 8;
  let views: Bits[] = [];
  let rows = 0;
  /** The first row of each row or column, in the order of addresses. */
  const starts: number[] = [];

  function address(row: number): number {
    return LISTS_BYTES + row * bytes;
  }

  /** Grows the memory by more than one row, so that not every new row invalidates all views. */
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

  /** Moves rows and columns to their new addresses, the last one first, so that none overwrites another. */
  function widen(capacity: number): void {
    const oldBytes = bytes;
    bytes = capacity / 8;
    // Addresses change even when the memory had enough space.
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
