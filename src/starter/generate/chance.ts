/** Numbers that look random and are the same for the same `seed`, so a generated row can be made again. */
export function chance(seed: number) {
  let state = seed >>> 0;

  /** A whole number from 0 up to, and without, `below`. */
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  function oneOf<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  }

  return { below, oneOf };
}

export type Chance = ReturnType<typeof chance>;
