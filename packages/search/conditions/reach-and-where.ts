import { isAsked } from "../question.ts";
import type { IndoorOutdoor, Reach, SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { inRow, inUnion, type Conditions } from "./condition.ts";

/** The numbers under which sets keep what a record has one of. */
export const REACHES: Record<Reach, number> = { ORIGIN_COUNTRY: 0, EUROPE: 1, OUTSIDE_EUROPE: 2 };
const WHERES: Record<IndoorOutdoor, number> = { INDOOR: 0, OUTDOOR: 1, BOTH: 2 };

/** How far an activity goes, and whether it is indoors. */
export function reachAndWhereConditions(shelf: Shelf, { geographicLocation, indoorOutdoor }: SearchFilter): Conditions {
  const { rows, reaches, wheres } = shelf;
  const conditions: Conditions = [];
  if (isAsked(indoorOutdoor)) conditions.push(inRow(shelf, wheres.rowOf(WHERES[indoorOutdoor])));
  if (!isAsked(geographicLocation)) return conditions;

  // As a list of filters, a list of none asks nothing.
  if (geographicLocation.length === 0) return conditions;
  const asked = [geographicLocation].flat().map((reach) => reaches.rowOf(REACHES[reach]));
  const held = asked.filter((row) => row >= 0);
  const either = (union: number) => held.forEach((row) => rows.or(union, row));
  return [...conditions, held.length === 0 ? null : inUnion(shelf, either)];
}

/** The sets that an activity is in: what is both indoors and outdoors is found by either. */
export function wheresOf(where: IndoorOutdoor): number[] {
  return where === "BOTH" ? Object.values(WHERES) : [WHERES[where]];
}
