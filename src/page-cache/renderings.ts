import type { FairQueue, Task } from "../abuse/queue/fair-queue.ts";
import type { Made } from "./page.ts";
import type { Shelf } from "./shelf.ts";

export type Renderings = {
  /**
   * Queues the rendering of a page, which is cached if it is still current when done. `isJoined` when the same key and `generation` of the
   * catalogue is being rendered already: requests are coalesced.
   */
  taskOf(asked: { key: string; generation: number }, make: () => Promise<Made>): { task: Task<Made>; isJoined: boolean };
};

/** The renderings that somebody waits for: one for each key and state of the catalogue. */
export function createRenderings(shelf: Shelf, queue: FairQueue): Renderings {
  const underWay = new Map<string, { generation: number; task: Task<Made> }>();
  return {
    taskOf({ key, generation }, make) {
      const other = underWay.get(key);
      if (other?.generation === generation) return { task: other.task, isJoined: true };
      const task = queue.add(async () => {
        const fresh = await make();
        if (fresh.page?.isCurrent()) shelf.put(key, fresh.page);
        return fresh;
      });
      const own = { generation, task };
      underWay.set(key, own);
      void task.ended.then(() => void (underWay.get(key) === own && underWay.delete(key)));
      return { task, isJoined: false };
    },
  };
}
