/** Slots in rising order: the first `size` of `slots`, behind which there is room for more. */
export type SlotList = { slots: Uint32Array; size: number };

const SMALLEST_ROOM = 4;
const GROWTH = 1.25;

/** A list of these slots, which must rise; the list takes the array over. */
export function slotListOf(slots: Uint32Array): SlotList {
  return { slots, size: slots.length };
}

export function hasSlot(list: SlotList, slot: number): boolean {
  const place = placeFor(list, slot);
  return place < list.size && list.slots[place] === slot;
}

/** `slot` must not be there yet. */
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

/** `slot` must be there. */
export function removeSlot(list: SlotList, slot: number): void {
  const place = placeFor(list, slot);
  list.slots.copyWithin(place, place + 1, list.size);
  list.size -= 1;
}

/** Where a slot stands or would stand. New slots are the highest, so the end is looked at first. */
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
