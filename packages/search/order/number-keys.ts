import { growInto } from "../columns/grow-into.ts";
import { bytesOf, section } from "../sections.ts";
import type { Keys } from "./keys.ts";

/** Added to stored numbers, so that they are at least 1: 0 means no value. */
const RAISED = 2 ** 47;
const HIGHEST = 2 ** 48 - 1;
const UPPER = 2 ** 32;

/**
 * Integers by slot, such as times in milliseconds; 6 bytes each, enough for the milliseconds of nine thousand years.
 * Values out of range are clamped.
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
      if (lower.length !== upper.length) throw new RangeError("The snapshot's number keys do not fit together.");
    },
  };
}
