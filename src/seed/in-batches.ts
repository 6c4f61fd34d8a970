import type { Db } from "../database/open.ts";

/** Limit per transaction, so that catalogues can follow and other writers are not blocked for long. */
const ROWS_PER_TRANSACTION = 1_000;

type Batches<Item> = {
  items: readonly Item[];
  rowsPerItem: number;
  /** How many transactions run at a time, each on a connection of its own. */
  concurrency?: number;
};

/**
 * Writes `items` in transactions of at most 1,000 rows, given that each item writes at most `rowsPerItem`.
 * Throws the error of the first failing batch; no batch starts after it.
 */
export async function inBatches<Item>(
  db: Db,
  { items, rowsPerItem, concurrency = 1 }: Batches<Item>,
  write: (transaction: Db, batch: Item[]) => Promise<unknown>,
): Promise<void> {
  const size = Math.max(1, Math.floor(ROWS_PER_TRANSACTION / rowsPerItem));
  let next = 0;

  async function writeBatches(): Promise<void> {
    while (next < items.length) {
      const batch = items.slice(next, next + size);
      next += size;
      await db.transaction().execute((transaction) => write(transaction, batch));
    }
  }

  const running = Array.from({ length: concurrency }, () => writeBatches().finally(stop));
  await Promise.allSettled(running);
  await Promise.all(running);

  function stop(): void {
    next = items.length;
  }
}
