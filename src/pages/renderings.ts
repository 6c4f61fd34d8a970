import type { FairQueue, Order } from "../queue/fair-queue.ts";
import type { Made } from "./page.ts";
import type { Shelf } from "./shelf.ts";

export type Renderings = {
  /**
   * Queues the rendering of a page, which is cached if it is still current when done. `isJoined` when the same key and `generation` of the
   * catalogue is being rendered already: requests are coalesced.
   */
  orderOf(asked: { key: string; generation: number }, make: () => Promise<Made>): { order: Order<Made>; isJoined: boolean };
};

/** The renderings that somebody waits for: one for each key and state of the catalogue. */
export function createRenderings(shelf: Shelf, queue: FairQueue): Renderings {
  const underWay = new Map<string, { generation: number; order: Order<Made> }>();
  return {
    orderOf({ key, generation }, make) {
      const other = underWay.get(key);
      if (other?.generation === generation) return { order: other.order, isJoined: true };
      const order = queue.order(async () => {
        const fresh = await make();
        if (fresh.page?.isCurrent()) shelf.put(key, fresh.page);
        return fresh;
      });
      const own = { generation, order };
      underWay.set(key, own);
      void order.ended.then(() => void (underWay.get(key) === own && underWay.delete(key)));
      return { order, isJoined: false };
    },
  };
}
