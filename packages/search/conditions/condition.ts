import type { PlatformIndex } from "../platform-index.ts";

/** Narrows a row of matches. */
export type Condition = (matches: number) => void;

/** Null is a condition that nothing matches. */
export type Conditions = (Condition | null)[];

/** Requires membership in a set; row −1 is the empty set. */
export function inRow({ rows }: PlatformIndex, row: number): Condition | null {
  return row < 0 ? null : (matches) => rows.and(matches, row);
}

/** Requires membership in the union that `fill` collects in an empty row. */
export function inUnion({ rows, working: { group: union } }: PlatformIndex, fill: (union: number) => void): Condition {
  return (matches) => {
    rows.clear(union);
    fill(union);
    rows.and(matches, union);
  };
}
