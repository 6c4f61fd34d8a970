/** Slots in ascending order: the first `size` of `slots`, with spare room after them. */
export type SlotList = { slots: Uint32Array; size: number };

const SMALLEST_ROOM = 4;
const GROWTH = 1.25;

/** Makes a list from ascending slots, and takes over the array. */
export function slotListOf(slots: Uint32Array): SlotList {
  return { slots, size: slots.length };
}

export function hasSlot(list: SlotList, slot: number): boolean {
  const place = placeFor(list, slot);
  return place < list.size && list.slots[place] === slot;
}

export function addSlot(list: SlotList, slot: number): void {
  if (list.size === list.slots.length) {
    const roomy = new Uint32Array(Math.ceil(list.size * GROWTH) + SMALLEST_ROOM);
    roomy.set(list.slots);
    list.slots = roomy;
  }
  const place = placeFor(list, slot);
  list.slots.copyWithin(place + 1, place, list.size);
  list.slots[place] = slot;
  list.size += 1;
}

export function removeSlot(list: SlotList, slot: number): void {
  const place = placeFor(list, slot);
  list.slots.copyWithin(place, place + 1, list.size);
  list.size -= 1;
}

/** The index of a slot, or where to insert it. New slots are usually the highest, so the end is checked first. */
function placeFor({ slots, size }: SlotList, slot: number): number {
  if (size === 0 || (slots[size - 1] ?? 0) < slot) return size;
  let [low, high] = [0, size - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
