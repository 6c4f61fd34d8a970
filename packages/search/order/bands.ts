/** Assigns slots to bands, from 0; slots of one band rank equally, in the random order of the seed. */
export interface Bands {
  readonly count: number;
  /** The memory that caching them takes. */
  readonly bytes: number;
  /** Writes the bands of the first `length` of these slots. */
  assign(slots: Int32Array, length: number, into: Uint32Array): void;
}

export function reversedBands(bands: Bands): Bands {
  const last = bands.count - 1;
  return {
    count: bands.count,
    bytes: bands.bytes,
    assign(slots, length, into) {
      bands.assign(slots, length, into);
      for (let index = 0; index < length; index += 1) into[index] = last - (into[index] ?? 0);
    },
  };
}
