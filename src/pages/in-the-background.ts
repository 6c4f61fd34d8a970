import { setTimeout } from "node:timers/promises";

type Task = () => Promise<unknown>;

export type Background = {
  /** Does the task when its turn comes, unless one of that name waits already, or too many do. */
  add(name: string, task: Task): void;
  close(): void;
};

/**
 * Does tasks one after the other, and after each leaves the machine to the visitors `rest` times as long as it took. What
 * fails is told, and not tried again.
 */
export function createBackground({ rest, most, log }: { rest: number; most: number; log: (error: unknown) => void }): Background {
  const waiting = new Map<string, Task>();
  let isWorking = false;
  let isClosed = false;

  async function work(): Promise<void> {
    for (const [name, task] of waiting) {
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
