import { dayIn } from "../../brands/day-in.ts";

const DAY_MS = 86_400_000;
const YEARS_AHEAD = 10;

/** The first and last date that can be planned, as `2027-05-12`: from tomorrow in the brand's time zone to ten years ahead (specification 3, Forms). */
export function plannableDays(now: Date, timeZone: string): { first: string; last: string } {
  const today = dayIn(timeZone, now);
  const first = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  return { first, last };
}

/** `day`: `YYYY-MM-DD`. */
export function isPlannable(day: string, now: Date, timeZone: string): boolean {
  const { first, last } = plannableDays(now, timeZone);
  return first <= day && day <= last;
}
