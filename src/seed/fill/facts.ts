import { factKey } from "../../contract/entities/facts.ts";
import type { Insertable } from "kysely";
import type { ActivityFactTable } from "../../database/tables/activities.ts";
import type { ActivityEntry } from "../content/entries.ts";
import { addedAt } from "./added-at.ts";

/** Maximum number of rows of facts per activity. */
export const MAX_FACTS = factKey.options.length;

/** The facts of an activity as rows, all confirmed on the date of its addition. */
export function factRows(entry: ActivityEntry): Omit<Insertable<ActivityFactTable>, "activity_id">[] {
  const confirmed_at = addedAt(entry);
  return factKey.options.flatMap((key) => {
    const value = entry.facts[key];
    return value === undefined ? [] : [{ key, value: JSON.stringify(value), confirmed_at }];
  });
}
