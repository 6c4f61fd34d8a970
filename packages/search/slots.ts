import { add, remove, type Bits } from "./bits/bits.ts";
import { growInto } from "./columns/grow-into.ts";
import { createSlotIds, type SlotIds } from "./columns/slot-ids.ts";
import type { Sections } from "./search.ts";
import { bytesOf, section } from "./sections.ts";

/**
 * The activities of a platform by dense numbers, slots: all columns and sets count in slots. A slot that was let go is
 * given out again.
 */
export interface Slots {
  /** Slots below this were given out. */
  readonly size: number;
  /** How many hold an activity. */
  readonly count: number;
  /** Columns have room for so many; grows by a sixteenth. */
  readonly capacity: number;
  /** The slots that hold an activity, as long as the capacity asks. */
  readonly live: Bits;
  /** The activities in the slots, 0 in a free one; to be asked for anew after the capacity grew. */
  readonly ids: Int32Array;
  /** The same ones, to be shuffled. */
  readonly shuffled: Pick<SlotIds, "tally" | "between" | "memoryBytes">;
  /** The activity in a slot; 0 for a free one. */
  idOf(slot: number): number;
  /** −1 when the activity is not here. */
  slotOf(id: number): number;
  /** The slot of an activity, a new one when it has none. */
  take(id: number): number;
  release(id: number): void;
  save(): Sections;
  /** To be called while no slot is taken; fits what was saved with it. */
  load(sections: Sections): void;
  /** Calls `grow` with the new capacity whenever it grows, before a slot beyond the old one is given out. */
  onGrowth(grow: (capacity: number) => void): void;
}

const SMALLEST = 1_024;
/** Room to grow costs every column and row: some hundred bytes for a slot that nothing is in. */
const GROWTH = 17 / 16;
/** Bits come in whole words, and in whole vectors of the kernel. */
const WHOLE = 128;

export function createSlots(): Slots {
  let capacity = SMALLEST;
  let live: Bits = new Uint32Array(capacity / 32);
  const shuffled = createSlotIds(capacity);
  let { ids } = shuffled;
  let slots = new Int32Array(SMALLEST).fill(-1);
  let size = 0;
  const free: number[] = [];
  const listeners: ((capacity: number) => void)[] = [];

  function growTo(least: number): void {
    capacity = Math.ceil(least / WHOLE) * WHOLE;
    live = growInto(live, new Uint32Array(capacity / 32));
    shuffled.grow(capacity);
    ({ ids } = shuffled);
    for (const listener of listeners) listener(capacity);
  }

  function slotOf(id: number): number {
    return slots[id] ?? -1;
  }

  function place(slot: number, id: number): void {
    if (id >= slots.length) slots = growInto(slots, new Int32Array(Math.ceil((id + 1) * GROWTH)).fill(-1));
    slots[id] = slot;
    ids[slot] = id;
    add(live, slot);
  }

  /** The same capacity too: rows and columns are as long as it asks. */
  function load(sections: Sections): void {
    const saved = new Int32Array(section(sections, "ids"));
    const [savedSize = 0] = new Int32Array(section(sections, "size", 4));
    if (saved.length < SMALLEST || saved.length % WHOLE !== 0 || savedSize > saved.length)
      throw new RangeError("The snapshot has no such slots.");
    growTo(saved.length);
    size = savedSize;
    // The last ones have the highest ids: there is room for all at once.
    for (let slot = size - 1; slot >= 0; slot -= 1) {
      const id = saved[slot] ?? 0;
      if (id === 0) free.push(slot);
      else place(slot, id);
    }
  }

  return {
    get size() {
      return size;
    },
    get count() {
      return size - free.length;
    },
    get capacity() {
      return capacity;
    },
    get live() {
      return live;
    },
    get ids() {
      return ids;
    },
    shuffled,
    idOf: (slot) => ids[slot] ?? 0,
    slotOf,
    take(id) {
      const known = slotOf(id);
      if (known >= 0) return known;
      if (free.length === 0 && size === capacity) growTo(capacity * GROWTH);
      const slot = free.pop() ?? size++;
      place(slot, id);
      return slot;
    },
    release(id) {
      const slot = slotOf(id);
      if (slot < 0) return;
      slots[id] = -1;
      ids[slot] = 0;
      remove(live, slot);
      free.push(slot);
    },
    save: () =>
      new Map([
        ["ids", bytesOf(ids)],
        ["size", bytesOf(Int32Array.of(size))],
      ]),
    load,
    onGrowth: (listener) => void listeners.push(listener),
  };
}
