/** The first `length` values; a copy when more than a tenth would be wasted, as copying a large column takes milliseconds. */
export function trimTo<Column extends Uint16Array | Uint32Array>(column: Column, length: number): Column;
export function trimTo(column: Uint16Array | Uint32Array, length: number) {
  return length > column.length * 0.9 ? column.subarray(0, length) : column.slice(0, length);
}
