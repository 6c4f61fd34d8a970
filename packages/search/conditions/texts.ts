import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { FIELDS } from "../text-index/segment.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** Each word of the text is to stand somewhere. */
export function textConditions(shelf: Shelf, { genericSearchQuery }: SearchFilter): Conditions {
  const { rows, text } = shelf;
  const words = text.understandFound(genericSearchQuery ?? "");
  return words === null ? [null] : words.map((word) => inUnion(shelf, (union) => word.collect(FIELDS, rows.bits(union))));
}
