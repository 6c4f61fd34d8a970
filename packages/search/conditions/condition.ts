import type { PlatformIndex } from "../platform-index.ts";

/** Keeps in a row of matches what meets it. */
export type Condition = (matches: number) => void;

/** Null is a condition that nothing meets. */
export type Conditions = (Condition | null)[];

/** Asks to be in a set; none has the row −1. */
export function inRow({ rows }: PlatformIndex, row: number): Condition | null {
  return row < 0 ? null : (matches) => rows.and(matches, row);
}

/** Asks to be in the set that `fill` adds up in an empty row. */
export function inUnion({ rows, working: { group: union } }: PlatformIndex, fill: (union: number) => void): Condition {
  return (matches) => {
    rows.clear(union);
    fill(union);
    rows.and(matches, union);
  };
}
