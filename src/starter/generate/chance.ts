import { streamOf } from "../../chance.ts";

/** Numbers that look random and are the same for the same `seed`, so a generated row can be made again. */
export function chance(seed: number) {
  const next = streamOf(seed);
  /** A whole number from 0 up to, and without, `limit`. */
  const below = (limit: number) => next() % limit;

  function oneOf<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  }

  return { below, oneOf };
}

export type Chance = ReturnType<typeof chance>;
