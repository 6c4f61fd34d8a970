import type { Matrix } from "../bits/matrix.ts";

/** A range of whole numbers for each slot, open at an absent end: for how many persons, for which ages. Four bytes a slot. */
export interface Spans {
  put(slot: number, low: number | null, high: number | null): void;
  /** Keeps the slots of a row whose low end is at most `atMost` and whose high end is at least `atLeast`. */
  narrow(row: number, atMost: number, atLeast: number): void;
  columns: readonly [low: number, high: number];
}

/** Columns have 16 bits, and both their ends stand for an open one: a number is kept one higher. */
const OPEN_LOW = 0;
const OPEN_HIGH = 65_535;

export function createSpans(matrix: Matrix): Spans {
  const low = matrix.addColumn();
  const high = matrix.addColumn();

  return {
    columns: [low, high],
    put(slot, from, to) {
      matrix.numbers(low)[slot] = from === null ? OPEN_LOW : kept(from);
      matrix.numbers(high)[slot] = to === null ? OPEN_HIGH : kept(to);
    },
    narrow(row, atMost, atLeast) {
      const { kernel, address, bytes } = matrix;
      kernel.within(address(row), address(low), address(high), asked(Math.floor(atMost)), asked(Math.ceil(atLeast)), bytes);
    },
  };
}

/** What is beyond the column is kept as its end; no activity is for so many. */
function kept(number: number): number {
  return Math.min(Math.max(number + 1, OPEN_LOW + 1), OPEN_HIGH - 1);
}

/** Asked is from the open end itself, which only what is open meets, to the last number. */
function asked(number: number): number {
  return Math.min(Math.max(number + 1, OPEN_LOW), OPEN_HIGH);
}
