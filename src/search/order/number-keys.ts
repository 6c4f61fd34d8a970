import { enlarged } from "../columns/enlarged.ts";
import { bytesOf, section } from "../sections.ts";
import type { Keys } from "./keys.ts";

/** Numbers of slots, such as a moment in milliseconds; 8 bytes an activity. */
export function createNumberKeys(capacity: number): Keys<number> {
  let numbers = new Float64Array(capacity).fill(Number.NaN);

  return {
    put(slot, value) {
      if (numbers[slot] === value) return false;
      numbers[slot] = value;
      return true;
    },
    drop(slot) {
      numbers[slot] = Number.NaN;
    },
    compare: (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0),
    grow(larger) {
      numbers = enlarged(numbers, new Float64Array(larger).fill(Number.NaN));
    },
    save: () => new Map([["numbers", bytesOf(numbers)]]),
    load(sections) {
      numbers = new Float64Array(section(sections, "numbers"));
    },
  };
}
