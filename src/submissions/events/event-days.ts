const YEARS_AHEAD = 10;
/** End time of all-day events (`seed/fill/events.ts`). */
const END_OF_DAY = "23:59";

/** The first and last date that a submitted event may have, as `2027-05-12`: from today in the brand's time zone to ten years ahead. */
export function eventDays(now: Date, timeZone: string): { first: string; last: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return { first: today.toString(), last: today.add({ years: YEARS_AHEAD }).toString() };
}

/** Start of the first day and end of the last; null without a last day. */
export function eventMoments({ start, end }: { start: string; end: string | null }, timeZone: string): { start: Date; end: Date | null } {
  return { start: momentOf(start, "00:00", timeZone), end: end === null ? null : momentOf(end, END_OF_DAY, timeZone) };
}

function momentOf(day: string, plainTime: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
}
