/** The larger column, beginning with what the other one holds. */
export function enlarged<Column extends Uint8Array | Uint16Array | Uint32Array>(column: Column, larger: Column): Column {
  larger.set(column);
  return larger;
}
