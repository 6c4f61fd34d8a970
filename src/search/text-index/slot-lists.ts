import { holds, type Bits } from "../bits/bits.ts";

/** Where a list of slots begins in a block: see `postings.ts` for how it is written. */
export type SlotList = { block: Uint16Array; at: number };

/** What `writeSlots` takes at most for so many slots below a number. */
export function unitsFor(count: number, slots: number): number {
  return 1 + count + 2 * Math.min(count, Math.ceil(slots / 65_536));
}

/** Writes rising slots down and tells where the list ends. */
export function writeSlots(slots: Uint32Array, { block, at }: SlotList): number {
  let [end, chunks, index] = [at + 1, 0, 0];
  while (index < slots.length) {
    const upper = (slots[index] ?? 0) >>> 16;
    const head = end;
    end += 2;
    for (; index < slots.length && (slots[index] ?? 0) >>> 16 === upper; index += 1) block[end++] = slots[index] ?? 0;
    block[head] = upper;
    block[head + 1] = end - head - 3;
    chunks += 1;
  }
  block[at] = chunks;
  return end;
}

/** Adds the slots of a list that are not in `but`. */
export function addSlots({ block, at }: SlotList, but: Bits, into: Bits): void {
  let place = at + 1;
  for (let chunk = block[at] ?? 0; chunk > 0; chunk -= 1) {
    const base = (block[place] ?? 0) << 11;
    const end = place + 3 + (block[place + 1] ?? 0);
    for (place += 2; place < end; place += 1) {
      const slot = block[place] ?? 0;
      const word = base + (slot >>> 5);
      into[word] = (into[word] ?? 0) | ((1 << (slot & 31)) & ~(but[word] ?? 0));
    }
  }
}

/** Writes the slots of a list that are not in `but` out, and tells how many they are. */
export function readSlots({ block, at }: SlotList, but: Bits, into: Uint32Array): number {
  let [place, count] = [at + 1, 0];
  for (let chunk = block[at] ?? 0; chunk > 0; chunk -= 1) {
    const base = (block[place] ?? 0) << 16;
    const end = place + 3 + (block[place + 1] ?? 0);
    for (place += 2; place < end; place += 1) {
      const slot = (base | (block[place] ?? 0)) >>> 0;
      if (!holds(but, slot)) into[count++] = slot;
    }
  }
  return count;
}

/** Whether a list has a slot that is in `among` and not in `but`. */
export function hasSlotAmong({ block, at }: SlotList, but: Bits, among: Bits): boolean {
  let place = at + 1;
  for (let chunk = block[at] ?? 0; chunk > 0; chunk -= 1) {
    const base = (block[place] ?? 0) << 16;
    const end = place + 3 + (block[place + 1] ?? 0);
    for (place += 2; place < end; place += 1) {
      const slot = (base | (block[place] ?? 0)) >>> 0;
      if (holds(among, slot) && !holds(but, slot)) return true;
    }
  }
  return false;
}
