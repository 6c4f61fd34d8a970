/** A queued item, and the address ranges in whose lines it stands. */
export type Waiting = { lines: Set<string | null> };

export type RoundRobinQueues<Item extends Waiting> = {
  readonly size: number;
  /**
   * Adds an item to the end of the line of a range. An item may stand in several lines, and counts once. In a full queue the last item of the
   * longest line is removed and returned; it is the new item itself when no other line would be longer.
   */
  add(item: Item, range: string | null): Item | null;
  /** Takes an item out of the line of a range, or out of all. */
  remove(item: Item, range?: string | null): void;
  /** Removes and returns the first item of the next line, round robin; of the first whose range `isServed` accepts. */
  next(isServed?: (range: string | null) => boolean): Item | undefined;
};

/**
 * First come, first served within an address range, round robin between ranges. Holds at most `most` items, and drops from the longest line
 * (stochastic fairness queueing, McKenney 1990, with a line for each range).
 */
export function createRoundRobinQueues<Item extends Waiting>(most: number): RoundRobinQueues<Item> {
  /** Lines that are not empty; the first is served next. */
  const lines = new Map<string | null, Set<Item>>();
  let size = 0;

  function add(item: Item, range: string | null): Item | null {
    const isNew = item.lines.size === 0;
    if (isNew && size >= most) {
      // Equal lines keep what they have.
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

  /** The last item of the longest line above `length` that stands in no other line. */
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

  function next(isServed = (_range: string | null) => true): Item | undefined {
    for (const [range, line] of lines) {
      const [first] = line;
      if (!first || !isServed(range)) continue;
      // Served again after all other lines.
      lines.delete(range);
      lines.set(range, line);
      remove(first);
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
