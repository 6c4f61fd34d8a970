import type { Db } from "../database/open.ts";

/** No transaction of a filling writes more rows: the catalogues follow, and other writers get their turn. */
const ROWS_PER_TRANSACTION = 1_000;

type Batches<Item> = {
  items: readonly Item[];
  rowsPerItem: number;
  /** How many transactions are open at a time, each on a connection of its own. */
  lanes?: number;
};

/**
 * Writes `items` in transactions of at most 1,000 rows, when each item writes at most `rowsPerItem` of them.
 * Throws what the first failing batch throws; no batch begins after it.
 */
export async function inBatches<Item>(
  db: Db,
  { items, rowsPerItem, lanes = 1 }: Batches<Item>,
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

  const running = Array.from({ length: lanes }, () => writeBatches().finally(stop));
  await Promise.allSettled(running);
  await Promise.all(running);

  function stop(): void {
    next = items.length;
  }
}
