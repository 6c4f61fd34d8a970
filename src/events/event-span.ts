import type { Event } from "../contract/entities/event.ts";

/** The times and days of an event in the brand's time zone. */
export type EventSpan = {
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime | null;
  firstDay: Temporal.PlainDate;
  /** Equal to `firstDay` for an event of one day, or of one evening and the night after it. */
  lastDay: Temporal.PlainDate;
  isAllDay: boolean;
};

/** An event without hours is stored from the first minute of a day to the last (`src/submissions/events/event-days.ts`). */
const MIDNIGHT = "00:00";
export const LAST_MINUTE = "23:59";

/** Local time at which a night ends. A night belongs to the day before it: a party from 20:00 to 02:00 is an event of one day. */
const NIGHT_ENDS = { hours: 6 };
/** The same for PostgreSQL (`event-conditions.server.ts`): subtracted from an end before its day is taken. */
export const NIGHT_INTERVAL = "6 hours 1 microsecond";

/** The span of an event in the brand's time zone. All day is from 00:00 to 23:59, or to the midnight after that. */
export function eventSpan({ startDate, endDate }: Pick<Event, "startDate" | "endDate">, timeZone: string): EventSpan {
  const start = Temporal.Instant.from(startDate).toZonedDateTimeISO(timeZone);
  const end = endDate === null ? null : Temporal.Instant.from(endDate).toZonedDateTimeISO(timeZone);
  const firstDay = start.toPlainDate();
  const endsWithDay = end === null || [MIDNIGHT, LAST_MINUTE].includes(timeOf(end));
  const isAllDay = timeOf(start) === MIDNIGHT && endsWithDay;
  return { start, end, firstDay, lastDay: lastDayOf(end ?? start, firstDay), isAllDay };
}

/** Subtracts in local time, so that clock changes make no difference. */
function lastDayOf(end: Temporal.ZonedDateTime, firstDay: Temporal.PlainDate): Temporal.PlainDate {
  const day = end
    .toPlainDateTime()
    .subtract({ ...NIGHT_ENDS, microseconds: 1 })
    .toPlainDate();
  return Temporal.PlainDate.compare(day, firstDay) < 0 ? firstDay : day;
}

/** As `14:00`. */
export function timeOf(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: "minute" });
}
