import { sql, type RawBuilder } from "kysely";
import { NIGHT_INTERVAL } from "./event-span.ts";

type Criteria = {
  timeZone: string;
  city?: number | null;
  organisation?: number;
  /** Days in the brand's time zone, both included; an event matches when any of its days is in the range. */
  date?: { from?: string | null; to?: string | null } | null;
};

/** The criteria as one SQL condition on `event`. */
export function eventConditions({ timeZone, city, organisation, date }: Criteria): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (city) conditions.push(sql`event.city_id = ${city}`);
  if (organisation) conditions.push(sql`event.organisation_id = ${organisation}`);
  if (date?.from) conditions.push(sql`${lastDay(timeZone)} >= ${date.from}::date`);
  if (date?.to) conditions.push(sql`${firstDay(timeZone)} <= ${date.to}::date`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether the event has ended before the day of `now` in the brand's time zone (specification 3, Behaviour). */
export function isPast(timeZone: string, now: Date): RawBuilder<boolean> {
  return sql`(${lastDay(timeZone)} < ${dayOf(sql`${now}::timestamptz`, timeZone)})`;
}

/** The first day of an event, in the brand's time zone. */
export function firstDay(timeZone: string): RawBuilder<unknown> {
  return dayOf(sql.ref("event.start_date"), timeZone);
}

/** The last day of an event, by the rule of `eventSpan`: a night belongs to the day before it. */
export function lastDay(timeZone: string): RawBuilder<unknown> {
  const end = sql`(event.end_date at time zone ${timeZone} - ${NIGHT_INTERVAL}::interval)::date`;
  return sql`greatest(${firstDay(timeZone)}, ${end})`;
}

function dayOf(time: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> {
  return sql`(${time} at time zone ${timeZone})::date`;
}
