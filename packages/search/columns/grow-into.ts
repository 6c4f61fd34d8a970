type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The larger column, beginning with what the other one holds. */
export function growInto<Kind extends Column>(column: Kind, larger: Kind): Kind {
  larger.set(column);
  return larger;
}
