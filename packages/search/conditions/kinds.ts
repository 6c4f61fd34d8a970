import { isPresent } from "../query.ts";
import type { SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** Activities of any of these kinds; an empty list matches nothing. */
export function kindConditions(index: PlatformIndex, { kinds: asked }: SearchFilter): Conditions {
  if (!isPresent(asked)) return [];
  const { rows, kinds } = index;
  const held = asked.map(kinds.rowOf).filter((row) => row >= 0);
  return held.length === 0 ? [null] : [inUnion(index, (union) => held.forEach((row) => rows.or(union, row)))];
}
