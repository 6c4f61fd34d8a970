import type { Event } from "../contract/entities/event.ts";

/** The moments of an event as a visitor of the brand reads them. */
export type EventSpan = {
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime | null;
  firstDay: Temporal.PlainDate;
  /** The first day too where an event is of one day, or of one evening and the night after it. */
  lastDay: Temporal.PlainDate;
  isAllDay: boolean;
};

/** Hours that stand for none: whoever names no hours is open from the first minute to the last (`event-requests/event-days.ts`). */
const MIDNIGHT = "00:00";
export const LAST_MINUTE = "23:59";

/**
 * A night belongs to the day before it: what ends at midnight does, and what ends no later than this, in hours of the
 * clock. Nobody plans a party of 20:00 to 02:00 as one of two days, and nobody looks for it on the second.
 */
const NIGHT_ENDS = { hours: 6 };
/** The same for PostgreSQL (`event-conditions.ts`): what is taken from an end before its day is read. */
export const NIGHT_INTERVAL = "6 hours 1 microsecond";

/**
 * When an event is, in the brand's time zone. From the first minute to the last is all day, also where the last minute
 * is written as the midnight that follows it.
 */
export function eventSpan({ startDate, endDate }: Pick<Event, "startDate" | "endDate">, timeZone: string): EventSpan {
  const start = Temporal.Instant.from(startDate).toZonedDateTimeISO(timeZone);
  const end = endDate === null ? null : Temporal.Instant.from(endDate).toZonedDateTimeISO(timeZone);
  const firstDay = start.toPlainDate();
  const endsWithDay = end === null || [MIDNIGHT, LAST_MINUTE].includes(timeOf(end));
  const isAllDay = timeOf(start) === MIDNIGHT && endsWithDay;
  return { start, end, firstDay, lastDay: lastDayOf(end ?? start, firstDay), isAllDay };
}

/** By the hours of the clock, so that a night in which the clock changes is a night like any other. */
function lastDayOf(end: Temporal.ZonedDateTime, firstDay: Temporal.PlainDate): Temporal.PlainDate {
  const day = end
    .toPlainDateTime()
    .subtract({ ...NIGHT_ENDS, microseconds: 1 })
    .toPlainDate();
  return Temporal.PlainDate.compare(day, firstDay) < 0 ? firstDay : day;
}

/** As `14:00`. */
export function timeOf(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: "minute" });
}
