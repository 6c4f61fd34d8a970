/**
 * Runs `work` when the browser is idle, to keep it out of one long task with the rest of the boot script. In Safari, which has no
 * `requestIdleCallback`, in the next task.
 */
export function whenIdle(work: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(work);
}
