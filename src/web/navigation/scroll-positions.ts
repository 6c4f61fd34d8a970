/** Scroll positions in px, by the keys of history entries. */
const positions = new Map<string, number>();

/** Records the scroll position of each history entry when it is left. Needs the Navigation API. */
export function recordScrollPositions(): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", () => positions.set(keyOfEntry(), scrollY));
}

/** The last scroll position of the current history entry; undefined if unknown. */
export function savedScrollTop(): number | undefined {
  return "navigation" in window ? positions.get(keyOfEntry()) : undefined;
}

/** The saved scroll position, else the one that `navigate-list.ts` stored in this state of the history entry; 0 if both are unknown. */
export function scrollTopOf(state: unknown): number {
  const stored = typeof state === "object" && state !== null && "top" in state && typeof state.top === "number" ? state.top : 0;
  return savedScrollTop() ?? stored;
}

function keyOfEntry(): string {
  return navigation.currentEntry?.key ?? "";
}
