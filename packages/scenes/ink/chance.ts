import { streamOf } from "../../random/random.ts";

/** A deterministic random stream: a number in [0, 1) per call, and helpers for choices. */
export type Chance = {
  (): number;
  between: (low: number, high: number) => number;
  pick: <Item>(list: readonly Item[]) => Item;
  shuffled: <Item>(list: readonly Item[]) => Item[];
};

/** The same seed gives the same numbers. */
export function chance(seed: string): Chance {
  const stream = streamOf(hashOf(seed));
  const next = () => stream() / 2 ** 32;

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

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
