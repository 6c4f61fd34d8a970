/** The number of an entry of the history within its document, by what is kept with it; 0 for the first. */
export function indexIn(state: unknown): number {
  return isObject(state) && typeof state.idx === "number" ? state.idx : 0;
}

/** The id of the sheet that an entry was made for (src/web/ui/dialog/dialog-history.ts). */
export function dialogIn(state: unknown): unknown {
  return isObject(state) ? state.sheet : undefined;
}

function isObject(state: unknown): state is Record<string, unknown> {
  return typeof state === "object" && state !== null;
}
