import { setImmediate } from "node:timers/promises";

/** Then visitors have their turn: what else comes in the same turn, as the collecting of garbage, takes longer. */
const SLICE_MS = 3;
const MOST_A_SLICE = 100;
/** A batch costs a pass over the orders of a platform, at a million activities as much as ten activities do. */
const AT_ONCE = 10;

/**
 * Does work on some items at a time, in order, with the event loop free after every few milliseconds or hundred items:
 * a batch is put off when it would take longer than that, as long as the one before it took.
 */
export async function inSlices<Item>(items: readonly Item[], work: (some: readonly Item[]) => void): Promise<void> {
  let [start_ms, done, last_ms] = [performance.now(), 0, 0];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    if (done >= MOST_A_SLICE || (done > 0 && performance.now() - start_ms + last_ms > SLICE_MS)) {
      await setImmediate();
      [start_ms, done] = [performance.now(), 0];
    }
    const batch_ms = performance.now();
    work(items.slice(from, from + AT_ONCE));
    last_ms = performance.now() - batch_ms;
    done += AT_ONCE;
  }
}
