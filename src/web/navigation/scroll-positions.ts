/** Scroll positions in px, by the keys of history entries. */
const positions = new Map<string, number>();

/** Notes where the visitor stands whenever they leave a history entry, where browsers have the Navigation API. */
export function noteScrollPositions(): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", () => positions.set(keyOfEntry(), scrollY));
}

/** Where the visitor stood on the present entry before; undefined where nothing is known. */
export function knownScrollTop(): number | undefined {
  return "navigation" in window ? positions.get(keyOfEntry()) : undefined;
}

/** The same, or as the entry itself was left with a step; 0 where nothing is known. */
export function scrollTopOf(state: unknown): number {
  const left = typeof state === "object" && state !== null && "top" in state && typeof state.top === "number" ? state.top : 0;
  return knownScrollTop() ?? left;
}

function keyOfEntry(): string {
  return navigation.currentEntry?.key ?? "";
}
