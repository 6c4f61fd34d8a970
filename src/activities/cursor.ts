import { cursorParts } from "../contract/cursor.ts";
import type { Cursor } from "../../packages/search/search.ts";

/** Parses a cursor: a list's `next`, or the id of the last activity shown. */
export function cursorFrom(after: string | number | null | undefined): Cursor | null {
  if (after === null || after === undefined) return null;
  const [id = 0, band = null] = cursorParts(String(after));
  return { id, band };
}

/** A cursor as text, for a URL. */
export function cursorText(next: Cursor | null): string | null {
  if (next === null) return null;
  return typeof next.band === "number" ? `${next.id}-${next.band}` : String(next.id);
}
