import { isPresent } from "../query.ts";
import type { IndoorOutdoor, Reach, SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import { inRow, inUnion, type Conditions } from "./condition.ts";

/** Ids of the sets for each value. */
export const REACHES: Record<Reach, number> = { ORIGIN_COUNTRY: 0, EUROPE: 1, OUTSIDE_EUROPE: 2 };
const WHERES: Record<IndoorOutdoor, number> = { INDOOR: 0, OUTDOOR: 1, BOTH: 2 };

/** Conditions on the reach of an activity, and on indoors or outdoors. */
export function reachAndWhereConditions(index: PlatformIndex, { geographicLocation, indoorOutdoor }: SearchFilter): Conditions {
  const { rows, reaches, wheres } = index;
  const conditions: Conditions = [];
  if (isPresent(indoorOutdoor)) conditions.push(inRow(index, wheres.rowOf(WHERES[indoorOutdoor])));
  if (!isPresent(geographicLocation)) return conditions;

  // An empty list is no condition, as with filters.
  if (geographicLocation.length === 0) return conditions;
  const selected = [geographicLocation].flat().map((reach) => reaches.rowOf(REACHES[reach]));
  const nonEmpty = selected.filter((row) => row >= 0);
  const either = (union: number) => nonEmpty.forEach((row) => rows.or(union, row));
  return [...conditions, nonEmpty.length === 0 ? null : inUnion(index, either)];
}

/** The sets of an activity: one both indoors and outdoors is found by either. */
export function wheresOf(where: IndoorOutdoor): number[] {
  return where === "BOTH" ? Object.values(WHERES) : [WHERES[where]];
}
