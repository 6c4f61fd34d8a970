import type { Sections } from "../search.ts";
import { section } from "../sections.ts";

/** The column, or a larger copy for at least `length` values and a sixteenth more; new values are zero. */
export function grown<Column extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(column: Column, length: number): Column;
export function grown(column: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>, length: number) {
  if (length <= column.length) return column;
  const room = length + (length >>> 4) + SMALLEST_STEP;
  const larger = column instanceof Uint8Array ? new Uint8Array(room) : new Uint32Array(room);
  larger.set(column);
  return larger;
}

/** Small columns grow by at least this. */
const SMALLEST_STEP = 64;

/** A saved column; throws a `RangeError` when it is incomplete. */
export function columnOf(sections: Sections, name: string): Uint32Array<ArrayBuffer> {
  return new Uint32Array(section(sections, name));
}
