import { setImmediate } from "node:timers/promises";

/** Longest slice; other work in the same iteration of the event loop, such as garbage collection, comes on top. */
const SLICE_MS = 3;
const MAX_A_SLICE = 100;
/** Batch size. Each batch updates the sort orders of a platform, which at a million activities costs as much as ten activities. */
const AT_ONCE = 10;

/**
 * Runs `work` on batches of items in order, and yields to the event loop every few milliseconds or hundred items: before a
 * batch that would exceed the slice if it took as long as the one before it.
 */
export async function inSlices<Item>(items: readonly Item[], work: (some: readonly Item[]) => void): Promise<void> {
  let [start_ms, done, last_ms] = [performance.now(), 0, 0];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    if (done >= MAX_A_SLICE || (done > 0 && performance.now() - start_ms + last_ms > SLICE_MS)) {
      await setImmediate();
      [start_ms, done] = [performance.now(), 0];
    }
    const batch_ms = performance.now();
    work(items.slice(from, from + AT_ONCE));
    last_ms = performance.now() - batch_ms;
    done += AT_ONCE;
  }
}
