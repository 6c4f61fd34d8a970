import { isAsked } from "../question.ts";
import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** Activities of one of several kinds; of none of them when the list is empty. */
export function kindConditions(shelf: Shelf, { kinds: asked }: SearchFilter): Conditions {
  if (!isAsked(asked)) return [];
  const { rows, kinds } = shelf;
  const held = asked.map(kinds.rowOf).filter((row) => row >= 0);
  return held.length === 0 ? [null] : [inUnion(shelf, (union) => held.forEach((row) => rows.or(union, row)))];
}
