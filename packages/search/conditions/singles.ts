import { add, remove } from "../bits/bits.ts";
import { isAsked } from "../question.ts";
import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** The activities of one organisation, and all but one activity. */
export function singleConditions(shelf: Shelf, { organisation, excludeActivity }: SearchFilter): Conditions {
  const { rows, slots, organisations } = shelf;
  const conditions: Conditions = [];
  if (isAsked(organisation)) {
    conditions.push(inUnion(shelf, (union) => organisations.each(organisation, (slot) => add(rows.bits(union), slot))));
  }
  if (isAsked(excludeActivity)) {
    const slot = slots.slotOf(excludeActivity);
    if (slot >= 0) conditions.push((matches) => remove(rows.bits(matches), slot));
  }
  return conditions;
}
