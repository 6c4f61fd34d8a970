import type { Order } from "./order.ts";
import { shuffleSize, shuffleOf } from "../shuffle.ts";
import type { Slots } from "../slots.ts";

/** Also knows the place of an activity that is gone, so that a page can go on behind it. */
export interface RandomOrder extends Order {
  positionOfId(id: number): number;
}

/**
 * The order by chance of a seed (32 bits). It shuffles ids, not slots, in a room that seldom grows: what comes or goes
 * moves no other activity, and every process has the same order. `highestId` is the highest on the platform.
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
    locate(asked, length, into) {
      const { ids } = slots;
      for (let index = 0; index < length; index += 1) into[index] = ids[asked[index] ?? 0] ?? 0;
      shuffle.replaceAll(into, length);
    },
    scan: {
      tally: (found, shift, passed) => slots.shuffled.tally(found, { keys, shift, passed }),
      between: (found, from, last) => slots.shuffled.between(found, { keys, from, last }),
    },
    positionOfId: shuffle.positionOf,
  };
}
