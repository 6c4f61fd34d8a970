import { enlarged } from "../columns/enlarged.ts";
import { bytesOf, section } from "../sections.ts";
import type { Keys } from "./keys.ts";

/** A number is kept this much higher, so that it is at least 1: 0 is for a slot without one. */
const RAISED = 2 ** 47;
const HIGHEST = 2 ** 48 - 1;
const UPPER = 2 ** 32;

/**
 * Whole numbers of slots, such as a moment in milliseconds; 6 bytes an activity, which is enough for the milliseconds of
 * nine thousand years. What is beyond is kept as the first or last of them.
 */
export function createNumberKeys(capacity: number): Keys<number> {
  let lower = new Uint32Array(capacity);
  let upper = new Uint16Array(capacity);

  function keptAt(slot: number): number {
    return (upper[slot] ?? 0) * UPPER + (lower[slot] ?? 0);
  }

  function keep(slot: number, kept: number): void {
    upper[slot] = Math.floor(kept / UPPER);
    lower[slot] = kept % UPPER;
  }

  return {
    put(slot, value) {
      const kept = Math.min(Math.max(Math.round(value) + RAISED, 1), HIGHEST);
      if (keptAt(slot) === kept) return false;
      keep(slot, kept);
      return true;
    },
    drop: (slot) => keep(slot, 0),
    compare: (a, b) => keptAt(a) - keptAt(b),
    grow(larger) {
      lower = enlarged(lower, new Uint32Array(larger));
      upper = enlarged(upper, new Uint16Array(larger));
    },
    save: () =>
      new Map([
        ["lower", bytesOf(lower)],
        ["upper", bytesOf(upper)],
      ]),
    load(sections) {
      lower = new Uint32Array(section(sections, "lower"));
      upper = new Uint16Array(section(sections, "upper"));
      if (lower.length !== upper.length) throw new RangeError("The snapshot has halves of other numbers.");
    },
  };
}
