import { streamOf } from "../../../src/chance.ts";

/** The same numbers for the same seed. */
export type Chance = { below(limit: number): number; pick<Item>(items: readonly Item[]): Item; bytes(length: number): Buffer };

export function chanceOf(seed: number): Chance {
  const next = streamOf(seed);
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
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
