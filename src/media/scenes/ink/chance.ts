/** A repeatable stream of chance: a number in [0, 1) per call, with the few choices that drawings make. */
export type Chance = {
  (): number;
  between: (low: number, high: number) => number;
  pick: <Item>(list: readonly Item[]) => Item;
  shuffled: <Item>(list: readonly Item[]) => Item[];
};

/** The stream that belongs to `seed` (mulberry32 over an FNV-1a hash): the same seed gives the same numbers. */
export function chance(seed: string): Chance {
  const next = streamOf(seed);

  function pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new RangeError("there is nothing to pick from");
    return item;
  }

  function shuffled<Item>(list: readonly Item[]): Item[] {
    return list
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  return Object.assign(next, { between: (low: number, high: number) => low + next() * (high - low), pick, shuffled });
}

function streamOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
