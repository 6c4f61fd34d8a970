import { REACHES, WHERES } from "../columns/codes.ts";
import { isAsked } from "../question.ts";
import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { inRow, inUnion, type Conditions } from "./condition.ts";

/** How far an activity goes, and whether it is indoors. */
export function kindConditions(shelf: Shelf, { geographicLocation, indoorOutdoor }: SearchFilter): Conditions {
  const { rows, reaches, wheres } = shelf;
  const conditions: Conditions = [];
  if (isAsked(indoorOutdoor)) conditions.push(inRow(shelf, wheres.rowOf(WHERES[indoorOutdoor])));
  if (!isAsked(geographicLocation)) return conditions;

  const asked = [geographicLocation].flat().map((reach) => reaches.rowOf(REACHES[reach]));
  const held = asked.filter((row) => row >= 0);
  const either = (union: number) => held.forEach((row) => rows.or(union, row));
  return [...conditions, held.length === 0 ? null : inUnion(shelf, either)];
}
