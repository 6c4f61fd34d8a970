/** The same numbers for the same seed (mulberry32). */
export type Chance = { below(limit: number): number; pick<Item>(items: readonly Item[]): Item; bytes(length: number): Buffer };

export function chanceOf(seed: number): Chance {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
