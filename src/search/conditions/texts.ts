import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import type { TextField } from "../text-index/text-index.ts";
import { inUnion, type Conditions } from "./condition.ts";

const ALL_FIELDS: readonly TextField[] = ["title", "organisation", "rest"];

/** Each word of the text is to stand somewhere. */
export function textConditions(shelf: Shelf, { genericSearchQuery }: SearchFilter): Conditions {
  const { rows, text } = shelf;
  return text.understand(genericSearchQuery ?? "").map((word) => inUnion(shelf, (union) => word.collect(ALL_FIELDS, rows.bits(union))));
}
