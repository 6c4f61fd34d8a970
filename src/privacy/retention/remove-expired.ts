import { sql, type RawBuilder } from "kysely";
import { pruneChanges } from "../../catalogue/prune-changes.ts";
import type { Db } from "../../database/open.ts";
import { PERIODS } from "./periods.ts";
import { removeSuggestedCities } from "./remove-suggested-cities.ts";

/** How many rows went, by table; tables that lost none are left out. */
export type Removed = Record<string, number>;

/** A delete of so many rows takes far less than the ten seconds of a statement. */
const BATCH = 5_000;
const DAY_MS = 86_400_000;

/**
 * Removes what has been kept for long enough (decisions/020-how-long-we-keep.md): personal data for which there is no
 * purpose any more, and what only machines needed. A run that breaks off is finished by the next.
 */
export async function removeExpired(db: Db, now: Date, { batch = BATCH } = {}): Promise<Removed> {
  const removed: Removed = {};
  for (const [table, isExpired] of Object.entries(expiredAt(now))) {
    const count = await removeInBatches(
      db,
      sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isExpired} limit ${batch}))`,
    );
    if (count > 0) removed[table] = count;
  }
  // Every process reads them within seconds; one that slept for longer reads everything anew.
  const changes = await pruneChanges(db, new Date(now.getTime() - PERIODS.changeDays * DAY_MS), { batch });
  if (changes > 0) removed.change = changes;
  const cities = await removeSuggestedCities(db, now);
  if (cities > 0) removed.city = cities;
  const jobs = await removeDeadJobs(db, now);
  if (jobs > 0) removed.dead_mails = jobs;
  return removed;
}

function expiredAt(now: Date): Record<string, RawBuilder<boolean>> {
  const olderThan = (column: string, age: string) => sql<boolean>`${sql.ref(column)} < ${ago(now, age)}`;
  return {
    quote_request: olderThan("created_at", `${PERIODS.quoteRequestMonths} months`),
    contact_message: olderThan("created_at", `${PERIODS.messageMonths} months`),
    // One that still waits for a person's verdict is not forgotten.
    event_request: sql`greatest(created_at, coalesce(end_date, start_date)) < ${ago(now, `${PERIODS.eventRequestMonths} months`)}
      and (event_id is not null or rejected_at is not null)`,
    // Who left the newsletter stays known as such: an import must not bring them back.
    newsletter_subscription: sql`${olderThan("created_at", `${PERIODS.unconfirmedDays} days`)} and confirmed_at is null and unsubscribed_at is null
      and (not held or rejected_at is not null)`,
    // A key derived from a form's fields counts for a day, a client's own for as long as it is here.
    submission_key: sql`${olderThan("created_at", `${PERIODS.submissionKeyDays} days`)}
      or (key like 'form:%' and ${olderThan("created_at", `${PERIODS.derivedKeyDays} days`)})`,
    mailbox: olderThan("created_at", `${PERIODS.mailboxDays} days`),
    // Rate-limit counters, whose `expire` is in milliseconds.
    rate_bucket: sql`expire < ${now.getTime()}`,
  };
}

function ago(now: Date, age: string): RawBuilder<Date> {
  return sql<Date>`${now}::timestamptz - ${age}::interval`;
}

async function removeInBatches(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  let count = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows === 0n) return count;
    count += Number(numAffectedRows);
  }
}

/** A dead mail is about a row, and none of those is kept for longer. */
async function removeDeadJobs(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs((
      select array_agg(id) from graphile_worker.jobs
      where attempts >= max_attempts and created_at < ${ago(now, `${PERIODS.deadMailMonths} months`)}))
  `.execute(db);
  return rows.length;
}
