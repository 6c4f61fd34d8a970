import { dayIn } from "../brands/day-in.ts";

/** Editors of all brands share the days of one time zone. */
export const HOUSE_TIME_ZONE = "Europe/Amsterdam";

/** The day of a moment, as `2027-06-18`. */
export function houseDay(time: Date): string {
  return dayIn(HOUSE_TIME_ZONE, time);
}
