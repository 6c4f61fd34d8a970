import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { hasBegun, jobsWithPayload, taskNamed } from "../database/private-jobs.ts";
import { isBrandIn, ofBrandIn, type Scope } from "../permissions/scope.ts";
import { brandOfJob, isRetried, kindOfJob } from "./indexed-job.ts";
import { maskAddressesIn } from "./mask-address.ts";

/** A failed job of the queue: a mail or another task. Holds no personal data: addresses in its error are masked. */
export type Unsent = {
  id: number;
  state: UnsentState;
  /** Null for a mail about an account and for tasks of no brand: those are for editors of all brands. */
  platformId: number | null;
  /** The name of the mail, such as `quote-to-provider`, or of another task. */
  kind: string;
  /** The ids of its rows: `quoteRequestId 12`. */
  rows: string;
  since: Date;
  tries: number;
  /** Null when no attempts are left. */
  nextTry: Date | null;
  lastError: string | null;
};

/** `dead` has failed all attempts, `waiting` at least one. */
export const UNSENT_STATES = ["dead", "waiting"] as const;
export type UnsentState = (typeof UNSENT_STATES)[number];

/** `isOfNoBrand`: only jobs of no brand. */
export type UnsentFilter = { state?: UnsentState | undefined; kind?: string | undefined; isOfNoBrand?: boolean };
/** `since` is the order in which they were queued. */
export type UnsentOrder = { by: "state" | "since"; direction: "asc" | "desc" };

type UnsentQuery = { filter?: UnsentFilter; order?: UnsentOrder; limit: number; offset?: number };

/** The failed jobs of a scope; by default the dead ones first, and among those the oldest. */
export async function unsentMails(db: Db, scope: Scope, { filter = {}, order, limit, offset = 0 }: UnsentQuery): Promise<Unsent[]> {
  const ids = await idsOfPage(db, scope, { filter, order, limit, offset });
  const { rows } = await sql<Row>`
    ${selection} where job.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], job.id)
  `.execute(db);
  return rows.map(unsentOf);
}

/** The number of failed jobs, at most `most`, and since when the oldest of them fails. */
export async function countUnsent(
  db: Db,
  scope: Scope,
  { filter, most }: { filter: UnsentFilter; most: number },
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(found.created_at) as oldest
    from (select job.created_at from ${failed} as job where ${conditionsOf(scope, filter)} order by job.id limit ${most}) as found
  `.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** One failed job; null when it is missing, outside the scope, or has not failed. */
export async function findUnsent(db: Db, scope: Scope, id: number): Promise<(Unsent & { payload: unknown }) | null> {
  const { rows } = await sql<Row>`${selection} where job.id = ${id} and ${conditionsOf(scope, {})}`.execute(db);
  const [row] = rows;
  return row ? { ...unsentOf(row), payload: row.payload } : null;
}

/** Those of the ids that are failed jobs of the scope. */
export async function failedAmong(db: Db, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select job.id from ${failed} as job where job.id = any(${[...ids]}::bigint[]) and ${conditionsOf(scope, {})}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Row = Omit<Unsent, "rows"> & { payload: unknown };

const isDead = sql<boolean>`(job.attempts >= job.max_attempts and job.locked_at is null)`;
const isWaiting = sql<boolean>`(${isRetried} = 1)`;

/**
 * The ids of a page, in order. By state, the parts are read one after the other: each is in the order of the primary key, so that the first
 * page of 100,000 jobs reads 50 and sorts none.
 */
async function idsOfPage(db: Db, scope: Scope, { filter = {}, order, limit, offset = 0 }: UnsentQuery): Promise<number[]> {
  const idsOf = async (part: UnsentFilter, by: RawBuilder<unknown>, most: number) => {
    const conditions = conditionsOf(scope, part);
    const { rows } = await sql<{ id: number }>`
      select job.id from ${failed} as job where ${conditions} ${by} limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const end = offset + limit;
  if (order?.by === "since") {
    return (await idsOf(filter, order.direction === "asc" ? sql`order by job.id` : sql`order by job.id desc`, end)).slice(offset);
  }
  const all = order?.direction === "asc" ? UNSENT_STATES.toReversed() : UNSENT_STATES;
  const parts = filter.state ? [filter.state] : all;
  const ids: number[] = [];
  for (const state of parts) {
    if (ids.length < end) ids.push(...(await idsOf({ ...filter, state }, sql`order by job.id`, end - ids.length)));
  }
  return ids.slice(offset);
}

/** Failed jobs with their brand. */
const failed = sql`(
  select job.*, coalesce(job.payload ->> 'mail', job.task) as kind, ${kindOfJob} as indexed_kind, ${brandOfJob} as platform_id
  from ${jobsWithPayload} as job
  where ${hasBegun} and (${isDead} or ${isWaiting})
)`;

const selection = sql`
  select job.id, case when ${isDead} then 'dead' else 'waiting' end as state, job.platform_id as "platformId", job.kind, job.payload,
    job.created_at as since, job.attempts as tries, job.last_error as "lastError",
    case when ${isDead} then null else job.run_at end as "nextTry"
  from ${failed} as job`;

function conditionsOf(scope: Scope, { state, kind, isOfNoBrand = false }: UnsentFilter) {
  const conditions = [
    isBrandIn(scope, null) ? sql`true` : ofBrandIn(scope, "job.platform_id"),
    state !== undefined && (state === "dead" ? isDead : isWaiting),
    kind !== undefined && sql`job.indexed_kind = coalesce(${taskNamed(kind)}, ${kind})`,
    isOfNoBrand && sql`job.platform_id is null`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}

function unsentOf({ payload, lastError, ...job }: Row): Unsent {
  return { ...job, rows: rowsOf(payload), lastError: lastError === null ? null : maskAddressesIn(lastError) };
}

function rowsOf(payload: unknown): string {
  const entries = payload instanceof Object ? Object.entries(payload) : [];
  const ids = entries.filter(([name]) => name.endsWith("Id") && name !== "requestId" && name !== "platformId");
  return ids.map(([name, id]) => `${name} ${id}`).join(", ");
}
