import { sql, type RawBuilder } from "kysely";
import { NIGHT_INTERVAL } from "./event-span.ts";

type Asked = {
  timeZone: string;
  city?: number | null;
  organisation?: number;
  /** Days of the brand, both included; an event counts when any of its days lies between. */
  date?: { from?: string | null; to?: string | null } | null;
};

/** What a list of events asks, as one SQL condition on `event`. */
export function eventConditions({ timeZone, city, organisation, date }: Asked): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (city) conditions.push(sql`event.city_id = ${city}`);
  if (organisation) conditions.push(sql`event.organisation_id = ${organisation}`);
  if (date?.from) conditions.push(sql`${lastDay(timeZone)} >= ${date.from}::date`);
  if (date?.to) conditions.push(sql`${firstDay(timeZone)} <= ${date.to}::date`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether the event has ended before the day of `now` in the brand's time zone (decisions, Behaviour). */
export function isPast(timeZone: string, now: Date): RawBuilder<boolean> {
  return sql`(${lastDay(timeZone)} < ${dayOf(sql`${now}::timestamptz`, timeZone)})`;
}

/** The day of the brand on which an event begins. */
export function firstDay(timeZone: string): RawBuilder<unknown> {
  return dayOf(sql.ref("event.start_date"), timeZone);
}

/** The day on which it ends, as `eventSpan` has it: a night belongs to the day before it. */
export function lastDay(timeZone: string): RawBuilder<unknown> {
  const end = sql`(event.end_date at time zone ${timeZone} - ${NIGHT_INTERVAL}::interval)::date`;
  return sql`greatest(${firstDay(timeZone)}, ${end})`;
}

function dayOf(moment: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> {
  return sql`(${moment} at time zone ${timeZone})::date`;
}
