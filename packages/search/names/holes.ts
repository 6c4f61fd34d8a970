/** Freed ranges of memory by length in bytes: a new name often has the length of a removed one. */
export interface Holes {
  add(start: number, length: number): void;
  /** Takes a free range of exactly this length. */
  take(length: number): number | undefined;
  /** Pairs of start and length. */
  all(): Uint32Array;
  load(all: Uint32Array): void;
}

export function openHoles(): Holes {
  const starts = new Map<number, number[]>();

  function add(start: number, length: number): void {
    const same = starts.get(length);
    if (same) same.push(start);
    else starts.set(length, [start]);
  }

  return {
    add,
    take: (length) => starts.get(length)?.pop(),
    all: () => Uint32Array.from([...starts].flatMap(([length, same]) => same.flatMap((start) => [start, length]))),
    load(all) {
      starts.clear();
      for (let index = 0; index + 1 < all.length; index += 2) add(all[index] ?? 0, all[index + 1] ?? 0);
    },
  };
}
