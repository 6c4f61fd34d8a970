import type { Sections } from "../search.ts";

/** A column of sort keys. */
export interface Keys<Value> {
  /** Sets a slot's value; false when its sort key is unchanged. */
  put(slot: number, value: Value): boolean;
  drop(slot: number): void;
  /** Below 0 when the first slot sorts before the second, 0 when they are equal. */
  compare(a: number, b: number): number;
  grow(capacity: number): void;
  save(): Sections;
  load(sections: Sections): void;
}
