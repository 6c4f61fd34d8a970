import { add, remove, type Bits } from "./bits/bits.ts";
import { growInto } from "./columns/grow-into.ts";
import { createSlotIds, type SlotIds } from "./columns/slot-ids.ts";
import type { Sections } from "./search.ts";
import { bytesOf, section } from "./sections.ts";

/** Dense numbers for the activities of a platform: all columns and sets are addressed by slot. Released slots are reused. */
export interface Slots {
  /** All slots in use are below this. */
  readonly size: number;
  /** How many slots hold an activity. */
  readonly count: number;
  /** The length of columns; grows by a sixteenth. */
  readonly capacity: number;
  /** The slots that hold an activity, `capacity` bits. */
  readonly live: Bits;
  /** Activity ids by slot, 0 for a free one; read it again after the capacity grew. */
  readonly ids: Int32Array;
  /** The shuffled order of the ids. */
  readonly shuffled: Pick<SlotIds, "tally" | "between" | "memoryBytes">;
  idOf(slot: number): number;
  /** −1 when the activity is not here. */
  slotOf(id: number): number;
  /** The slot of an activity; assigns one when it has none. */
  take(id: number): number;
  release(id: number): void;
  save(): Sections;
  /** Loads what `save` returned; call it while no slot is in use. */
  load(sections: Sections): void;
  /** Calls `grow` with the new capacity before a slot beyond the old one is assigned. */
  onGrowth(grow: (capacity: number) => void): void;
}

const SMALLEST = 1_024;
/** Spare room costs some hundred bytes a slot, in all columns and rows. */
const GROWTH = 17 / 16;
/** Capacities are a multiple of the kernel's vector length in bits. */
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

  /** Restores the capacity too: rows and columns depend on it. */
  function load(sections: Sections): void {
    const saved = new Int32Array(section(sections, "ids"));
    const [savedSize = 0] = new Int32Array(section(sections, "size", 4));
    if (saved.length < SMALLEST || saved.length % WHOLE !== 0 || savedSize > saved.length)
      throw new RangeError("The snapshot's slots do not fit together.");
    growTo(saved.length);
    size = savedSize;
    // The last slots usually have the highest ids, so `slots` seldom grows more than once.
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
