import type { Order } from "./order.ts";
import { shuffleSize, shuffleOf } from "../shuffle.ts";
import type { Slots } from "../slots.ts";

/** Also has positions for removed activities, so that a page can continue after one. */
export interface RandomOrder extends Order {
  positionOfId(id: number): number;
}

/**
 * The random order of a seed (32 bits). It shuffles ids, not slots, in a domain that seldom grows: adding or removing
 * an activity moves no other, and every process has the same order. `highestId` is the highest id on the platform.
 */
export function randomOrder(
  slots: Pick<Slots, "ids" | "idOf" | "slotOf" | "shuffled">,
  { seed, highestId }: { seed: number; highestId: number },
): RandomOrder {
  const shuffle = shuffleOf({ size: shuffleSize(highestId), seed });
  const { keys } = shuffle;
  return {
    size: shuffle.size,
    slotAt: (position) => slots.slotOf(shuffle.numberAt(position)),
    positionOf: (slot) => shuffle.positionOf(slots.idOf(slot)),
    locate(batch, length, into) {
      const { ids } = slots;
      for (let index = 0; index < length; index += 1) into[index] = ids[batch[index] ?? 0] ?? 0;
      shuffle.replaceAll(into, length);
    },
    scan: {
      tally: (found, shift, passed) => slots.shuffled.tally(found, { keys, shift, passed }),
      between: (found, from, last) => slots.shuffled.between(found, { keys, from, last }),
    },
    positionOfId: shuffle.positionOf,
  };
}
