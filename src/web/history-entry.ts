/** The router's number of an entry of the history, by what is kept with it; 0 where the router did not make the entry. */
export function indexIn(state: unknown): number {
  return isObject(state) && typeof state.idx === "number" ? state.idx : 0;
}

/** The router's name of an entry, by which it keeps how far down its page somebody stood. */
export function keyIn(state: unknown): unknown {
  return isObject(state) ? state.key : undefined;
}

/** The id of the sheet that an entry was made for (src/web/ui/sheet-history.ts). */
export function sheetIn(state: unknown): unknown {
  return isObject(state) ? state.sheet : undefined;
}

function isObject(state: unknown): state is Record<string, unknown> {
  return typeof state === "object" && state !== null;
}
