import type { Order } from "./order.ts";
import type { Slots } from "../slots.ts";

/** The order of ids, which is their order of arrival: positions are ids. `highestId` is the highest on the platform. */
export function orderById(slots: Pick<Slots, "ids" | "idOf" | "slotOf">, highestId: number): Order {
  return {
    size: highestId + 1,
    slotAt: slots.slotOf,
    positionOf: slots.idOf,
    locate(asked, length, into) {
      const { ids } = slots;
      for (let index = 0; index < length; index += 1) into[index] = ids[asked[index] ?? 0] ?? 0;
    },
  };
}
