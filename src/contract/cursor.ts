import { MAX_ID } from "./limits.ts";

/**
 * Where a page of activities goes on: the number of the activity shown last, and behind a hyphen the band that it stood in, for
 * an order that has bands (`12-3`).
 */
const CURSOR = /^(\d{1,10})(?:-(\d{1,5}))?$/;

/** The number and the band of a cursor; empty for what is none. */
export function cursorParts(text: string): number[] {
  const [, ...parts] = CURSOR.exec(text) ?? [];
  return parts.filter((part) => part !== undefined).map(Number);
}

export function isCursor(text: string): boolean {
  const [id = 0] = cursorParts(text);
  return id >= 1 && id <= MAX_ID;
}
