import type { Matrix } from "../bits/matrix.ts";
import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/** A range of integers for each slot, open where an end is absent: group sizes, ages. Four bytes a slot. */
export interface Spans {
  put(slot: number, low: number | null, high: number | null): void;
  /** Keeps the slots of a row with low end ≤ `atMost` and high end ≥ `atLeast`. */
  narrow(row: number, atMost: number, atLeast: number): void;
  save(): Sections;
  load(sections: Sections): void;
}

/** The lowest and highest 16-bit values stand for an open end: numbers are stored plus one. */
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

/** Values out of range are clamped; no activity has such a size. */
function encodeStored(number: number): number {
  return Math.min(Math.max(number + 1, OPEN_LOW + 1), OPEN_HIGH - 1);
}

/** A queried number may equal an open end, which only open ranges match. */
function encodeQueried(number: number): number {
  return Math.min(Math.max(number + 1, OPEN_LOW), OPEN_HIGH);
}
