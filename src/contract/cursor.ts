import { MAX_ID } from "./limits.ts";

/**
 * Cursor of a page of activities: the id of the last activity of the page before, and in orders with relevance or distance
 * bands (decisions/035-random-order-and-pagination.md) its band, after a hyphen (`12-3`).
 */
const CURSOR = /^(\d{1,10})(?:-(\d{1,5}))?$/;

/** The id and the band of a cursor; empty for an invalid one. */
export function cursorParts(text: string): number[] {
  const [, ...parts] = CURSOR.exec(text) ?? [];
  return parts.filter((part) => part !== undefined).map(Number);
}

export function isCursor(text: string): boolean {
  const [id = 0] = cursorParts(text);
  return id >= 1 && id <= MAX_ID;
}
