import { createRoundRobinQueues, type Waiting } from "../../abuse/queue/round-robin-queues.ts";

export type SerialQueue = { wait<Result>(range: string | null, work: () => Promise<Result>): Promise<Result | "full"> };

type Place = Waiting & { call: (turn: "now" | "full") => void };

/**
 * Does one work at a time. Address ranges take turns, so that one with ten pictures keeps nobody waiting for them all; "full"
 * when `most` are waiting or at work already, for the last of the range that has most of them.
 */
export function createSerialQueue({ most }: { most: number }): SerialQueue {
  const waiting = createRoundRobinQueues<Place>(most - 1);
  let isBusy = false;

  function callNext(): void {
    const next = waiting.next();
    isBusy = next !== undefined;
    next?.call("now");
  }

  async function wait<Result>(range: string | null, work: () => Promise<Result>): Promise<Result | "full"> {
    if (isBusy) {
      const turn = await new Promise<"now" | "full">((call) => waiting.add({ lines: new Set(), call }, range)?.call("full"));
      if (turn === "full") return "full";
    }
    isBusy = true;
    try {
      return await work();
    } finally {
      callNext();
    }
  }

  return { wait };
}
