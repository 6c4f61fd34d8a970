type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Copies a column to the beginning of a larger one, and returns the larger one. */
export function growInto<Kind extends Column>(column: Kind, larger: Kind): Kind {
  larger.set(column);
  return larger;
}
