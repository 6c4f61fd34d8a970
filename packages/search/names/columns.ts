import type { Sections } from "../search.ts";
import { section } from "../sections.ts";

/** The column, or a copy with room for at least `length` and a sixteenth more; what is new is zero. */
export function grown<Column extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(column: Column, length: number): Column;
export function grown(column: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>, length: number) {
  if (length <= column.length) return column;
  const room = length + (length >>> 4) + SMALLEST_STEP;
  const larger = column instanceof Uint8Array ? new Uint8Array(room) : new Uint32Array(room);
  larger.set(column);
  return larger;
}

/** A small column is not copied for each few of its first numbers. */
const SMALLEST_STEP = 64;

/** A column that was written down; throws a `RangeError` when it is not whole. */
export function columnOf(sections: Sections, name: string): Uint32Array<ArrayBuffer> {
  return new Uint32Array(section(sections, name));
}
