import { growInto } from "../columns/grow-into.ts";
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

  function storedAt(slot: number): number {
    return (upper[slot] ?? 0) * UPPER + (lower[slot] ?? 0);
  }

  function store(slot: number, stored: number): void {
    upper[slot] = Math.floor(stored / UPPER);
    lower[slot] = stored % UPPER;
  }

  return {
    put(slot, value) {
      const stored = Math.min(Math.max(Math.round(value) + RAISED, 1), HIGHEST);
      if (storedAt(slot) === stored) return false;
      store(slot, stored);
      return true;
    },
    drop: (slot) => store(slot, 0),
    compare: (a, b) => storedAt(a) - storedAt(b),
    grow(larger) {
      lower = growInto(lower, new Uint32Array(larger));
      upper = growInto(upper, new Uint16Array(larger));
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
