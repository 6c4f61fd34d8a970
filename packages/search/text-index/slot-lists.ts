import { holds, type Bits } from "../bits/bits.ts";
import { addChunk, readChunk, sizeOfChunk, unitsOfChunk, writeChunk } from "./chunks.ts";

/** The start of a list of slots in a block of 16-bit units: the number of its chunks, then one chunk for each upper half of its slots. */
export type SlotList = { block: Uint16Array; at: number };

/** Writes ascending slots, and returns the end of the list. */
export function writeSlots(slots: Uint32Array, { block, at }: SlotList): number {
  let [end, chunks, from] = [at + 1, 0, 0];
  while (from < slots.length) {
    const upper = (slots[from] ?? 0) >>> 16;
    let to = from + 1;
    while (to < slots.length && (slots[to] ?? 0) >>> 16 === upper) to += 1;
    end = writeChunk(slots.subarray(from, to), block, end);
    chunks += 1;
    from = to;
  }
  block[at] = chunks;
  return end;
}

export function addSlots({ block, at }: SlotList, but: Bits, into: Bits): void {
  let place = at + 1;
  for (let chunk = block[at] ?? 0; chunk > 0; chunk -= 1) {
    addChunk({ block, at: place }, but, into);
    place += unitsOfChunk(block, place);
  }
}

/** Writes the slots of a list that are not in `but`, and returns their number. */
export function readSlots({ block, at }: SlotList, but: Bits, into: Uint32Array): number {
  let [place, count] = [at + 1, 0];
  for (let chunk = block[at] ?? 0; chunk > 0; chunk -= 1) {
    const end = count + sizeOfChunk(block, place);
    readChunk({ block, at: place }, into.subarray(count, end));
    for (let index = count; index < end; index += 1) {
      const slot = into[index] ?? 0;
      if (!holds(but, slot)) into[count++] = slot;
    }
    place += unitsOfChunk(block, place);
  }
  return count;
}

/** Whether a list has a slot that is in `among` and not in `but`. */
export function hasSlotAmong({ block, at }: SlotList, but: Bits, among: Bits): boolean {
  let place = at + 1;
  for (let chunk = block[at] ?? 0; chunk > 0; chunk -= 1) {
    const slots = new Uint32Array(sizeOfChunk(block, place));
    readChunk({ block, at: place }, slots);
    if (slots.some((slot) => holds(among, slot) && !holds(but, slot))) return true;
    place += unitsOfChunk(block, place);
  }
  return false;
}
