/** The page that is shown, as path and query, and the one that is being fetched; null while none is. */
export type Steps = { shown: string; pending: string | null };

const listeners = new Set<() => void>();
let steps: Steps = { shown: "", pending: null };

export function readSteps(): Steps {
  return steps;
}

export function writeSteps(next: Partial<Steps>): void {
  steps = { ...steps, ...next };
  for (const listener of listeners) listener();
}

/** Gives the way to stop listening. */
export function onSteps(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the address is that of another page of the list than the one that is shown: the browser has gone back or forward to it. */
export function isStepAway(): boolean {
  return steps.shown !== "" && steps.shown !== location.pathname + location.search;
}
