/** An item, and the address ranges in whose queues it waits. */
export type QueueItem = { ranges: Set<string | null> };

export type RoundRobinQueues<Item extends QueueItem> = {
  readonly size: number;
  /**
   * Appends an item to the queue of a range. An item may wait in several queues, and counts once. At `max` items the last item of the
   * longest queue is removed and returned; this is the new item if no other queue would be longer.
   */
  add(item: Item, range: string | null): Item | null;
  /** Removes an item from the queue of a range, or from all. */
  remove(item: Item, range?: string | null): void;
  /** Removes and returns the first item of the next queue, round robin, whose range `isServed` accepts. */
  next(isServed?: (range: string | null) => boolean): Item | undefined;
};

/**
 * First come, first served within an address range, round robin between ranges. Holds at most `max` items, and drops from the longest queue
 * (stochastic fairness queueing, McKenney 1990, with a queue for each range).
 */
export function createRoundRobinQueues<Item extends QueueItem>(max: number): RoundRobinQueues<Item> {
  /** Non-empty queues; the first is served next. */
  const queues = new Map<string | null, Set<Item>>();
  let size = 0;

  function add(item: Item, range: string | null): Item | null {
    const isNew = item.ranges.size === 0;
    if (isNew && size >= max) {
      // Queues of equal length keep their items.
      const last = lastOfLongestAbove((queues.get(range)?.size ?? 0) + 1);
      if (!last) return item;
      remove(last);
      enqueue(item, range);
      return last;
    }
    enqueue(item, range);
    return null;
  }

  function enqueue(item: Item, range: string | null): void {
    if (item.ranges.size === 0) size += 1;
    item.ranges.add(range);
    const queue = queues.get(range);
    if (queue) queue.add(item);
    else queues.set(range, new Set([item]));
  }

  /** The last item of the longest queue above `length` that waits in no other queue. */
  function lastOfLongestAbove(length: number): Item | undefined {
    let longest: Set<Item> | undefined;
    for (const queue of queues.values()) if (queue.size > (longest?.size ?? length)) longest = queue;
    return longest && [...longest].findLast((item) => item.ranges.size === 1);
  }

  function remove(item: Item, range?: string | null): void {
    if (item.ranges.size === 0) return;
    for (const one of range === undefined ? [...item.ranges] : [range]) {
      if (!item.ranges.delete(one)) continue;
      const queue = queues.get(one);
      queue?.delete(item);
      if (queue?.size === 0) queues.delete(one);
    }
    if (item.ranges.size === 0) size -= 1;
  }

  function next(isServed = (_range: string | null) => true): Item | undefined {
    for (const [range, queue] of queues) {
      const [first] = queue;
      if (!first || !isServed(range)) continue;
      // Moves this queue behind all others.
      queues.delete(range);
      queues.set(range, queue);
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
