import type { Bits } from "./bits.ts";

const BATCH = 512;
/** The longest batch: each ends at a word boundary. */
const MOST = BATCH + 31;

/**
 * Calls `visit` with the slots of a set in ascending order, in batches; the array is reused for the next call. For
 * loops over a whole index, where a call per slot would be slow.
 */
export function inBatches(bits: Bits, visit: (slots: Int32Array, length: number) => void): void {
  const slots = new Int32Array(MOST);
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      slots[length] = word * 32 + 31 - Math.clz32(rest & -rest);
      length += 1;
      rest &= rest - 1;
    }
    if (length < BATCH) continue;
    visit(slots, length);
    length = 0;
  }
  if (length > 0) visit(slots, length);
}

/** A column with one value for each slot of a batch. */
export function batchColumn(): Uint32Array {
  return new Uint32Array(MOST);
}
