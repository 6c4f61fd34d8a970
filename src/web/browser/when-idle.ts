/**
 * Does `work` when the browser has nothing else to do, and not in one long task with all else that begins with the boot
 * script. Safari, which does not tell when it is idle, does it in the next task.
 */
export function whenIdle(work: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(work);
}
