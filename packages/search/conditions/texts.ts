import type { SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import { FIELDS } from "../text-index/segment.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** Each word of the text must occur in some field. */
export function textConditions(index: PlatformIndex, { genericSearchQuery }: SearchFilter): Conditions {
  const { rows, text } = index;
  const words = text.resolveIfFound(genericSearchQuery ?? "");
  return words === null ? [null] : words.map((word) => inUnion(index, (union) => word.collect(FIELDS, rows.bits(union))));
}
