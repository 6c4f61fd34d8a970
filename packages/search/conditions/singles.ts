import { add, remove } from "../bits/bits.ts";
import { isPresent } from "../query.ts";
import type { SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import { inUnion, type Conditions } from "./condition.ts";

/** Only activities of one organisation; all activities except one. */
export function singleConditions(index: PlatformIndex, { organisation, excludeActivity }: SearchFilter): Conditions {
  const { rows, slots, organisations } = index;
  const conditions: Conditions = [];
  if (isPresent(organisation)) {
    conditions.push(inUnion(index, (union) => organisations.each(organisation, (slot) => add(rows.bits(union), slot))));
  }
  if (isPresent(excludeActivity)) {
    const slot = slots.slotOf(excludeActivity);
    if (slot >= 0) conditions.push((matches) => remove(rows.bits(matches), slot));
  }
  return conditions;
}
