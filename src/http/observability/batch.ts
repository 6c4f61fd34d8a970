/** Items of a batch: handled one by one, with cold processor caches, each takes five times as long. */
const BATCH_SIZE = 64;
const MAX_DELAY_MS = 250;

export type Batch<Item> = { add(item: Item): void; flush(): void };

/**
 * Hands items on in batches, in order. Flushes when the process exits; a killed process loses at most a quarter of a second.
 */
export function createBatch<Item>(handOn: (items: readonly Item[]) => void): Batch<Item> {
  let waiting: Item[] = [];

  function flush(): void {
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    handOn(items);
  }

  setInterval(flush, MAX_DELAY_MS).unref();
  process.on("exit", flush);

  return {
    add(item) {
      waiting.push(item);
      if (waiting.length >= BATCH_SIZE) flush();
    },
    flush,
  };
}
