/**
 * Runs a task never twice at once; who asks during a run waits for a run that starts after it. `settled` waits for what
 * is under way, whatever its end.
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
