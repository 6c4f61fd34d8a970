import { setImmediate } from "node:timers/promises";

/** Then visitors have their turn: a tenth of what they would notice. */
const SLICE_MS = 5;
const MOST_A_SLICE = 100;
const AT_ONCE = 20;

/** Does work on some items at a time, in order, with the event loop free after every five milliseconds or hundred items. */
export async function inSlices<Item>(items: readonly Item[], work: (some: readonly Item[]) => void): Promise<void> {
  let [start_ms, done] = [performance.now(), 0];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    if (done >= MOST_A_SLICE || performance.now() - start_ms > SLICE_MS) {
      await setImmediate();
      [start_ms, done] = [performance.now(), 0];
    }
    work(items.slice(from, from + AT_ONCE));
    done += AT_ONCE;
  }
}
