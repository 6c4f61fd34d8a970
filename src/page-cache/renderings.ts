import type { FairQueue, Task } from "../request-queue/fair-queue.ts";
import type { Outcome } from "./page.ts";
import type { PageStore } from "./page-store.ts";

export type Renderings = {
  /**
   * Queues the rendering of a page, which is cached if it is still current when done. `isCoalesced` when the same key and `generation`
   * of the catalogue is being rendered already.
   */
  taskOf(page: { key: string; generation: number }, render: () => Promise<Outcome>): { task: Task<Outcome>; isCoalesced: boolean };
};

/**
 * Coalesces concurrent renderings: one for each key and generation of the catalogue. `LRUCache.fetch` cannot do this: the clients of
 * a task wait in the queues of their address ranges and may leave, and a request after an edit must not get an earlier rendering.
 */
export function createRenderings(store: PageStore, queue: FairQueue): Renderings {
  const pending = new Map<string, { generation: number; task: Task<Outcome> }>();
  return {
    taskOf({ key, generation }, render) {
      const other = pending.get(key);
      if (other?.generation === generation) return { task: other.task, isCoalesced: true };
      const task = queue.add(async () => {
        const fresh = await render();
        if (fresh.page?.isCurrent()) store.set(key, fresh.page);
        return fresh;
      });
      const own = { generation, task };
      pending.set(key, own);
      void task.ended.then(() => void (pending.get(key) === own && pending.delete(key)));
      return { task, isCoalesced: false };
    },
  };
}
