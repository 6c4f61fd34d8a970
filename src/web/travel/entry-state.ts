/** The router's number of an entry of the history, by what is kept with it; 0 of an entry that the router did not make. */
export function indexIn(state: unknown): number {
  return isObject(state) && typeof state.idx === "number" ? state.idx : 0;
}

/** The router's name of the page that an entry leads to, by which it keeps how far down it somebody stood. */
export function keyIn(state: unknown): unknown {
  return isObject(state) ? state.key : undefined;
}

export function isObject(state: unknown): state is Record<string, unknown> {
  return typeof state === "object" && state !== null;
}
