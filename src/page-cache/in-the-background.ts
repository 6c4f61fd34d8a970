import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

type Task = () => Promise<unknown>;

export type Background = {
  /** Does the task when its turn comes, unless one of that name waits already, or too many do. */
  add(name: string, task: Task): void;
  close(): void;
};

export type BackgroundOptions = {
  /** After each task the machine is left to the visitors so many times as long as it took. */
  rest: number;
  /** How many may wait. */
  most: number;
  /** Whether nothing is done at all while visitors keep the process busy. */
  onlyWhenIdle?: boolean;
  log: (error: unknown) => void;
};

const GLANCE_MS = 200;
/** The share of a glance from which on the process counts as busy; other processes and the thread pool are not seen. */
const BUSY = 0.5;

/** Does tasks one after the other. What fails is told, and not tried again. */
export function createBackground({ rest, most, onlyWhenIdle = false, log }: BackgroundOptions): Background {
  const waiting = new Map<string, Task>();
  let isWorking = false;
  let isClosed = false;

  async function work(): Promise<void> {
    for (const [name, task] of waiting) {
      if (onlyWhenIdle) await idleness(() => isClosed);
      if (isClosed) return;
      const start_ms = performance.now();
      await task().catch(log);
      waiting.delete(name);
      await setTimeout((performance.now() - start_ms) * rest, undefined, { ref: false });
    }
  }

  return {
    add(name, task) {
      if (isClosed || waiting.size >= most || waiting.has(name)) return;
      waiting.set(name, task);
      if (isWorking) return;
      isWorking = true;
      void work().finally(() => {
        isWorking = false;
      });
    },
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}

/** Comes when the process has waited for events most of a glance, or nobody waits for that any more. */
async function idleness(isOver: () => boolean): Promise<void> {
  let share = 1;
  while (share > BUSY && !isOver()) {
    const before = performance.eventLoopUtilization();
    await setTimeout(GLANCE_MS, undefined, { ref: false });
    share = performance.eventLoopUtilization(before).utilization;
  }
}
