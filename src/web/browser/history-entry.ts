/** The index of a history entry within its document, from its state; 0 for the first. */
export function indexIn(state: unknown): number {
  return isObject(state) && typeof state.idx === "number" ? state.idx : 0;
}

/** The id of the dialog for which an entry was pushed (src/web/ui/dialog/dialog-history.ts). */
export function dialogIn(state: unknown): unknown {
  return isObject(state) ? state.sheet : undefined;
}

function isObject(state: unknown): state is Record<string, unknown> {
  return typeof state === "object" && state !== null;
}
