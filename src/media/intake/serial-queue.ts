import { createRoundRobinQueues, type QueueItem } from "../../request-queue/round-robin-queues.ts";

export type SerialQueue = { run<Result>(range: string | null, work: () => Promise<Result>): Promise<Result | "full"> };

type Waiter = QueueItem & { wake: (state: "now" | "full") => void };

/**
 * Runs one task at a time, round robin between address ranges. At most `max` tasks run or wait; above that the last task of the range
 * with the most tasks returns "full".
 */
export function createSerialQueue({ max }: { max: number }): SerialQueue {
  const waiting = createRoundRobinQueues<Waiter>(max - 1);
  let isBusy = false;

  function startNext(): void {
    const next = waiting.next();
    isBusy = next !== undefined;
    next?.wake("now");
  }

  async function run<Result>(range: string | null, work: () => Promise<Result>): Promise<Result | "full"> {
    if (isBusy) {
      const state = await new Promise<"now" | "full">((wake) => waiting.add({ ranges: new Set(), wake }, range)?.wake("full"));
      if (state === "full") return "full";
    }
    isBusy = true;
    try {
      return await work();
    } finally {
      startNext();
    }
  }

  return { run };
}
