/** What a seeded generator draws: the same seed gives the same values. */
export type Random = {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** One of the items; throws when there is none. */
  oneOf<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer;
};

/** A seeded generator, for made-up rows and tests; never for what nobody may guess. */
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

/** An endless stream of whole numbers from 0 up to 2^32 that look random, and are the same for the same `seed` (mulberry32). */
export function streamOf(seed: number): () => number {
  let state = seed >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
