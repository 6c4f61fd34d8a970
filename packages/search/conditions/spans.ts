import { isPresent } from "../query.ts";
import type { SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import type { Conditions } from "./condition.ts";

/** The top of the persons control means "this many or more" (specification 3, API: personCount). */
const PERSONS_OR_MORE = 500;

/** Conditions on group size and age. */
export function spanConditions({ persons, ages }: PlatformIndex, { personCount, minimumAge }: SearchFilter): Conditions {
  const conditions: Conditions = [];
  if (isPresent(personCount)) {
    conditions.push((matches) => persons.narrow(matches, personCount, Math.min(personCount, PERSONS_OR_MORE)));
  }
  if (isPresent(minimumAge)) conditions.push((matches) => ages.narrow(matches, minimumAge, minimumAge));
  return conditions;
}
