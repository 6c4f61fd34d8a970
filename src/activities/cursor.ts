import { cursorParts } from "../contract/cursor.ts";
import type { Cursor } from "../../packages/search/search.ts";

/** What a list said of where it goes on, or the number of the activity shown last, as the search takes it. */
export function cursorFrom(after: string | number | null | undefined): Cursor | null {
  if (after === null || after === undefined) return null;
  const [id = 0, band = null] = cursorParts(String(after));
  return { id, band };
}

/** Where a list goes on, as it stands in an address. */
export function cursorText(next: Cursor | null): string | null {
  if (next === null) return null;
  return typeof next.band === "number" ? `${next.id}-${next.band}` : String(next.id);
}
