/** Places of memory that were given back, by their length in bytes: names are about as long as other names. */
export interface Holes {
  add(start: number, length: number): void;
  /** The start of a hole of just this length, which is one no more. */
  take(length: number): number | undefined;
  /** Starts and lengths in turn. */
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
