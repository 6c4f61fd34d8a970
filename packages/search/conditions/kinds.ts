import { isPresent } from "../query.ts";
import type { SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** Activities of any of these kinds; an empty list matches nothing. */
export function kindConditions(index: PlatformIndex, { kinds: selected }: SearchFilter): Conditions {
  if (!isPresent(selected)) return [];
  const { rows, kinds } = index;
  const nonEmpty = selected.map(kinds.rowOf).filter((row) => row >= 0);
  return nonEmpty.length === 0 ? [null] : [inUnion(index, (union) => nonEmpty.forEach((row) => rows.or(union, row)))];
}
