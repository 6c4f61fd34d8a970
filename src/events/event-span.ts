import type { Event } from "../contract/entities/event.ts";

/** The moments of an event as a visitor of the brand reads them. */
export type EventSpan = { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime | null; isAllDay: boolean };

/** Hours that stand for none: whoever names no hours is open from the first minute to the last (`event-requests/event-days.ts`). */
export const MIDNIGHT = "00:00";
export const LAST_MINUTE = "23:59";

/**
 * When an event is, in the brand's time zone. From the first minute to the last is all day, also where the last day is
 * written as its midnight.
 */
export function eventSpan({ startDate, endDate }: Pick<Event, "startDate" | "endDate">, timeZone: string): EventSpan {
  const start = Temporal.Instant.from(startDate).toZonedDateTimeISO(timeZone);
  const end = endDate === null ? null : Temporal.Instant.from(endDate).toZonedDateTimeISO(timeZone);
  const endsWithDay = end === null || [MIDNIGHT, LAST_MINUTE].includes(timeOf(end));
  return { start, end, isAllDay: timeOf(start) === MIDNIGHT && endsWithDay };
}

/** As `14:00`. */
export function timeOf(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: "minute" });
}
