import type { Sections } from "../search.ts";

/** What slots are sorted by, one column. */
export interface Keys<Value> {
  /** Gives a slot its value; false when it had this one already. */
  put(slot: number, value: Value): boolean;
  drop(slot: number): void;
  /** Below 0 when the first slot stands before the second, 0 when they are equal. */
  compare(a: number, b: number): number;
  /** Makes room for so many slots. */
  grow(capacity: number): void;
  save(): Sections;
  load(sections: Sections): void;
}
