/** Path and query of the page that is shown, and of the page that is being fetched (null while none is). */
export type NavigationState = { shown: string; pending: string | null };

const listeners = new Set<() => void>();
let state: NavigationState = { shown: "", pending: null };

export function readNavigation(): NavigationState {
  return state;
}

export function updateNavigation(next: Partial<NavigationState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Returns the function that unsubscribes. */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the address differs from the page that is shown: after back or forward, until the list is replaced. */
export function isShownPageStale(): boolean {
  return state.shown !== "" && state.shown !== location.pathname + location.search;
}
