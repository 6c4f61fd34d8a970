/**
 * Never runs a task twice at once. A call during a run waits for one more run, shared with other such calls. `settled`
 * waits for the current runs, also failing ones.
 */
export function oneAtATime(task: () => Promise<void>): { run(): Promise<void>; settled(): Promise<unknown> } {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function run(): Promise<void> {
    if (!running) {
      running = task().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return run();
      });
    return next;
  }

  return { run, settled: () => Promise.allSettled([running, next]) };
}
