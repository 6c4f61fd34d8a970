import { sql, type RawBuilder } from "kysely";
import { pruneChanges } from "../../catalogue/prune-changes.ts";
import type { Db } from "../../database/open.ts";
import { allowHistoryChanges } from "../../history/record-act.ts";
import { PERIODS } from "./periods.ts";
import { removeSuggestedCities } from "./remove-suggested-cities.ts";

/** Removed rows by table, without tables that lost none. */
export type Removed = Record<string, number>;

/** Rows per delete, to stay far below the statement timeout of ten seconds. */
const BATCH = 5_000;
const DAY_MS = 86_400_000;

/**
 * Removes expired rows (decisions/020-retention-periods.md): personal data without a purpose, and technical data. The next run
 * completes an interrupted one.
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
  // Every process reads changes within seconds; one that was suspended for longer reloads everything.
  const changes = await pruneChanges(db, new Date(now.getTime() - PERIODS.changeDays * DAY_MS), { batch });
  if (changes > 0) removed.change = changes;
  const cities = await removeSuggestedCities(db, now);
  if (cities > 0) removed.city = cities;
  const acts = await removeActs(db, now, batch);
  if (acts > 0) removed.audit = acts;
  const jobs = await removeDeadJobs(db, now);
  if (jobs > 0) removed.dead_mails = jobs;
  return removed;
}

function expiredAt(now: Date): Record<string, RawBuilder<boolean>> {
  const olderThan = (column: string, age: string) => sql<boolean>`${sql.ref(column)} < ${ago(now, age)}`;
  return {
    quote_request: olderThan("created_at", `${PERIODS.quoteRequestMonths} months`),
    contact_message: olderThan("created_at", `${PERIODS.messageMonths} months`),
    // Only after a decision.
    event_request: sql`greatest(created_at, coalesce(end_date, start_date)) < ${ago(now, `${PERIODS.eventRequestMonths} months`)}
      and (event_id is not null or rejected_at is not null)`,
    // Unsubscribed addresses stay, so that an import cannot subscribe them again.
    newsletter_subscription: sql`${olderThan("created_at", `${PERIODS.unconfirmedDays} days`)} and confirmed_at is null and unsubscribed_at is null
      and (not held or rejected_at is not null)`,
    // A key derived from a form's fields is valid for a day, a client's own key until it is removed.
    submission_key: sql`${olderThan("created_at", `${PERIODS.submissionKeyDays} days`)}
      or (key like 'form:%' and ${olderThan("created_at", `${PERIODS.derivedKeyDays} days`)})`,
    mailbox: olderThan("created_at", `${PERIODS.mailboxDays} days`),
    user_token: sql`expires_at < ${now}`,
    session: sql`expires_at < ${now} or ${olderThan("seen_at", `${PERIODS.idleSessionDays} days`)}`,
    // Rate limits; `expire` is in milliseconds since 1970.
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

/** Only a transaction that says so may remove lines of the log (src/history). */
async function removeActs(db: Db, now: Date, batch: number): Promise<number> {
  const isExpired = sql`at < ${ago(now, `${PERIODS.actMonths} months`)}
    or (at < ${ago(now, `${PERIODS.loginActMonths} months`)} and (action like 'login%' or action = 'logout'))`;
  let count = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await db.transaction().execute(async (transaction) => {
      await allowHistoryChanges(transaction);
      return sql`delete from audit where id = any(array(select id from audit where ${isExpired} limit ${batch}))`.execute(transaction);
    });
    if (numAffectedRows === 0n) return count;
    count += Number(numAffectedRows);
  }
}

/** Removes dead mails: jobs without attempts left, which stay as long as the longest-kept rows that they refer to. */
async function removeDeadJobs(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs((
      select array_agg(id) from graphile_worker.jobs
      where attempts >= max_attempts and created_at < ${ago(now, `${PERIODS.deadMailMonths} months`)}))
  `.execute(db);
  return rows.length;
}
