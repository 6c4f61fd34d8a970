import type { Matrix } from "../bits/matrix.ts";
import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/** A range of whole numbers for each slot, open at an absent end: for how many persons, for which ages. Four bytes a slot. */
export interface Spans {
  put(slot: number, low: number | null, high: number | null): void;
  /** Keeps the slots of a row whose low end is at most `atMost` and whose high end is at least `atLeast`. */
  narrow(row: number, atMost: number, atLeast: number): void;
  save(): Sections;
  load(sections: Sections): void;
}

/** Columns have 16 bits, and both their ends stand for an open one: a number is kept one higher. */
const OPEN_LOW = 0;
const OPEN_HIGH = 65_535;

export function createSpans(matrix: Matrix): Spans {
  const low = matrix.addColumn();
  const high = matrix.addColumn();

  return {
    put(slot, from, to) {
      matrix.numbers(low)[slot] = from === null ? OPEN_LOW : encodeStored(from);
      matrix.numbers(high)[slot] = to === null ? OPEN_HIGH : encodeStored(to);
    },
    narrow(row, atMost, atLeast) {
      const { kernel, address, bytes } = matrix;
      kernel.within(address(row), address(low), address(high), encodeQueried(Math.floor(atMost)), encodeQueried(Math.ceil(atLeast)), bytes);
    },
    save: () =>
      new Map([
        ["low", bytesOf(matrix.numbers(low))],
        ["high", bytesOf(matrix.numbers(high))],
      ]),
    load(sections) {
      matrix.numbers(low).set(new Uint16Array(section(sections, "low", matrix.bytes * 16)));
      matrix.numbers(high).set(new Uint16Array(section(sections, "high", matrix.bytes * 16)));
    },
  };
}

/** What is beyond the column is kept as its end; no activity is for so many. */
function encodeStored(number: number): number {
  return Math.min(Math.max(number + 1, OPEN_LOW + 1), OPEN_HIGH - 1);
}

/** Asked is from the open end itself, which only what is open meets, to the last number. */
function encodeQueried(number: number): number {
  return Math.min(Math.max(number + 1, OPEN_LOW), OPEN_HIGH);
}
