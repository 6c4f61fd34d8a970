import type { Bits } from "../bits/bits.ts";
import { createKernel } from "../kernel/kernel.ts";
import type { Keys } from "../shuffle.ts";

/**
 * Activity ids by slot, in a separate memory of the kernel: computing the shuffled positions of matches takes at most a
 * nanosecond each.
 */
export interface SlotIds {
  /** Per slot, 0 for none; `grow` replaces the array. */
  readonly ids: Int32Array;
  memoryBytes(): number;
  grow(capacity: number): void;
  /** Adds to `passed` the number of slots in each stretch of 2^shift shuffled positions. */
  tally(slots: Bits, by: { keys: Keys; shift: number; passed: Uint32Array }): void;
  /**
   * The shuffled positions of slots within a range, valid until the next call. Null when they are more than
   * `MAX_POSITIONS`, and for ids from 2³⁰ on, whose positions leave no sign bit.
   */
  between(slots: Bits, by: { keys: Keys; from: number; last: number }): Stretch | null;
}

/** Positions within a range, unordered, and the number of slots before it. */
export type Stretch = { before: number; positions: Uint32Array };

export const MAX_POSITIONS = 4_096;

const PAGE_BYTES = 65_536;
/** Layout of the first page: the keys, then the table or the positions of a call. */
const KEYS = 0;
const RESULT = 64;
/** Then the ids, and a row for the slots of a call. */
const IDS = PAGE_BYTES;

export function createSlotIds(capacity: number): SlotIds {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const kernel = createKernel(memory);
  let ids = new Int32Array(0);
  let row = IDS;

  function grow(capacity: number): void {
    // Growing the memory detaches the view.
    const known = ids.length;
    row = IDS + capacity * Int32Array.BYTES_PER_ELEMENT;
    const missing = row + capacity / 8 - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    ids = new Int32Array(memory.buffer, IDS, capacity);
    // The new ids lie where the row of the last call was.
    ids.fill(0, known);
  }

  /** Writes a kernel call's input. */
  function writeArguments(slots: Bits, { salt, first, second, third, half, mask }: Keys): void {
    new Int32Array(memory.buffer, KEYS, 6).set([salt, first, second, third, half, mask]);
    new Uint32Array(memory.buffer, row, slots.length).set(slots);
  }

  grow(capacity);
  return {
    get ids() {
      return ids;
    },
    memoryBytes: () => memory.buffer.byteLength,
    grow,
    tally(slots, { keys, shift, passed }) {
      writeArguments(slots, keys);
      const table = new Uint32Array(memory.buffer, RESULT, passed.length);
      table.set(passed);
      kernel.tally(IDS, row, slots.length * 32, KEYS, shift, RESULT);
      passed.set(table);
    },
    between(slots, { keys, from, last }) {
      if (keys.mask < 0) return null;
      writeArguments(slots, keys);
      const found = kernel.between(IDS, row, slots.length * 32, KEYS, from, last, RESULT, MAX_POSITIONS);
      if (found > MAX_POSITIONS) return null;
      const [before = 0] = new Uint32Array(memory.buffer, RESULT, 1);
      return { before, positions: new Uint32Array(memory.buffer, RESULT + Uint32Array.BYTES_PER_ELEMENT, found) };
    },
  };
}
