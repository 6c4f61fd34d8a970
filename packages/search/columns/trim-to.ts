/** The filled part of a column; a copy of it where the rest is more than a tenth, for copying a large one is felt. */
export function trimTo<Column extends Uint16Array | Uint32Array>(column: Column, length: number): Column;
export function trimTo(column: Uint16Array | Uint32Array, length: number) {
  return length > column.length * 0.9 ? column.subarray(0, length) : column.slice(0, length);
}
