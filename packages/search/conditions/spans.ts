import { isAsked } from "../question.ts";
import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import type { Conditions } from "./condition.ts";

/** The top of the persons control means "so many or more" (decisions, API: personCount). */
const PERSONS_OR_MORE = 500;

/** For so many persons, and for so young. */
export function spanConditions({ persons, ages }: Shelf, { personCount, minimumAge }: SearchFilter): Conditions {
  const conditions: Conditions = [];
  if (isAsked(personCount)) {
    conditions.push((matches) => persons.narrow(matches, personCount, Math.min(personCount, PERSONS_OR_MORE)));
  }
  if (isAsked(minimumAge)) conditions.push((matches) => ages.narrow(matches, minimumAge, minimumAge));
  return conditions;
}
