/** A seeded generator: the same seed gives the same values. */
export type Random = {
  /** An integer from 0 up to (excluding) `limit`. */
  below(limit: number): number;
  /** One of the items; throws when there is none. */
  oneOf<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer;
};

/** Makes a seeded generator for generated rows and tests. Not for secrets: its values are predictable. */
export function seededRandom(seed: number): Random {
  const next = streamOf(seed);
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    oneOf(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** An endless stream of pseudo-random integers from 0 up to (excluding) 2^32, determined by `seed` (mulberry32). */
export function streamOf(seed: number): () => number {
  let state = seed >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
