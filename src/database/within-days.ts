import { sql, type RawBuilder } from "kysely";

/** Days as `2027-06-18`, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };

/**
 * The conditions that a time lies within days of Europe/Amsterdam, the time zone of the house; `false` stands for a bound that is not set.
 * `column` is a column of our own code, such as `audit.at`.
 */
export function withinDays(column: string, { from, to }: Days): (RawBuilder<boolean> | false)[] {
  const time = sql.ref(column);
  return [
    from !== undefined && sql<boolean>`${time} >= (${from}::date)::timestamp at time zone 'Europe/Amsterdam'`,
    to !== undefined && sql<boolean>`${time} < (${to}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`,
  ];
}
