/** Something that waits, in the line of each address range that asked for it. */
export type Waiting = { lines: Set<string | null> };

export type WaitingLines<Item extends Waiting> = {
  readonly size: number;
  /**
   * Puts an item at the end of the line of a range; one that waits already stands in several lines, and still counts once. When all places
   * are taken, the last of the longest line loses its place: it is returned, and is the new item itself when no line would be longer than its own.
   */
  add(item: Item, range: string | null): Item | null;
  /** Takes an item out of the line of a range, or out of all. */
  remove(item: Item, range?: string | null): void;
  /** The first of the next line; the lines take turns, whatever their length. */
  next(): Item | undefined;
};

/**
 * First come, first served within an address range, and round robin between ranges: who sends a thousand requests waits behind them,
 * and nobody else does. Holds at most `most` items; a full queue is paid for by the range that filled it (stochastic fairness queueing,
 * McKenney 1990, with a line for each range).
 */
export function createWaitingLines<Item extends Waiting>(most: number): WaitingLines<Item> {
  /** Those that have somebody in them, the next in turn first. */
  const lines = new Map<string | null, Set<Item>>();
  let size = 0;

  function add(item: Item, range: string | null): Item | null {
    const isNew = item.lines.size === 0;
    if (isNew && size >= most) {
      // A line that would then be as long has no better right to the place.
      const last = lastOfLongest((lines.get(range)?.size ?? 0) + 1);
      if (!last) return item;
      remove(last);
      stand(item, range);
      return last;
    }
    stand(item, range);
    return null;
  }

  function stand(item: Item, range: string | null): void {
    if (item.lines.size === 0) size += 1;
    item.lines.add(range);
    const line = lines.get(range);
    if (line) line.add(item);
    else lines.set(range, new Set([item]));
  }

  /** The last that waits for one range alone, of the longest line above `length`. */
  function lastOfLongest(length: number): Item | undefined {
    let longest: Set<Item> | undefined;
    for (const line of lines.values()) if (line.size > (longest?.size ?? length)) longest = line;
    return longest && [...longest].findLast((item) => item.lines.size === 1);
  }

  function remove(item: Item, range?: string | null): void {
    if (item.lines.size === 0) return;
    for (const one of range === undefined ? [...item.lines] : [range]) {
      if (!item.lines.delete(one)) continue;
      const line = lines.get(one);
      line?.delete(item);
      if (line?.size === 0) lines.delete(one);
    }
    if (item.lines.size === 0) size -= 1;
  }

  function next(): Item | undefined {
    for (const [range, line] of lines) {
      const [first] = line;
      // Its next turn comes after that of all others.
      lines.delete(range);
      lines.set(range, line);
      if (first) remove(first);
      return first;
    }
    return undefined;
  }

  return {
    get size() {
      return size;
    },
    add,
    remove,
    next,
  };
}
