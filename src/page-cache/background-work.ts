import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

type Task = () => Promise<unknown>;

export type BackgroundWork = {
  /** Queues a task, unless one of that name is queued already, or too many are. */
  add(name: string, task: Task): void;
  close(): void;
};

export type BackgroundOptions = {
  /** A pause after each task, in multiples of its duration. */
  rest: number;
  /** Limit of queued tasks. */
  most: number;
  /** Waits while requests keep the process busy. */
  onlyWhenIdle?: boolean;
  log: (error: unknown) => void;
};

const SAMPLE_MS = 200;
/** Event loop utilisation above which the process counts as busy; other processes and the thread pool do not count. */
const BUSY = 0.5;

/** Runs tasks one after the other. A task that fails is logged, and not tried again. */
export function createBackgroundWork({ rest, most, onlyWhenIdle = false, log }: BackgroundOptions): BackgroundWork {
  const queued = new Map<string, Task>();
  let isWorking = false;
  let isClosed = false;

  async function work(): Promise<void> {
    for (const [name, task] of queued) {
      if (onlyWhenIdle) await whenIdle(() => isClosed);
      if (isClosed) return;
      const start_ms = performance.now();
      await task().catch(log);
      queued.delete(name);
      await setTimeout((performance.now() - start_ms) * rest, undefined, { ref: false });
    }
  }

  return {
    add(name, task) {
      if (isClosed || queued.size >= most || queued.has(name)) return;
      queued.set(name, task);
      if (isWorking) return;
      isWorking = true;
      void work().finally(() => {
        isWorking = false;
      });
    },
    close() {
      isClosed = true;
      queued.clear();
    },
  };
}

/** Resolves when the event loop was idle for most of a sample, or `isOver` returns true. */
async function whenIdle(isOver: () => boolean): Promise<void> {
  let share = 1;
  while (share > BUSY && !isOver()) {
    const before = performance.eventLoopUtilization();
    await setTimeout(SAMPLE_MS, undefined, { ref: false });
    share = performance.eventLoopUtilization(before).utilization;
  }
}
