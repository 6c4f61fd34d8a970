import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { withinDays, type Days } from "../database/within-days.ts";
import { ofBrandIn, type Scope } from "../permissions/scope.ts";
import { maskedColumn } from "./masked-column.ts";

/** A line of the log as screens show it. */
export type RecordedAct = {
  id: number;
  at: Date;
  actorKind: "NOBODY" | "USER" | "ADMIN" | "OPERATOR" | "SYSTEM";
  actorId: number | null;
  /** Null when the account is gone, or for no person. */
  actorName: string | null;
  viewsAs: number | null;
  action: string;
  subjectKind: string;
  subjectId: number | null;
  /** What the subject is called: a title, the name of a colleague, or a masked mail address. Null when it is gone, or outside the scope. */
  subjectName: string | null;
  platformId: number | null;
  changes: Record<string, [unknown, unknown]>;
  reason: string | null;
  undoOf: number | null;
  /** The line that undid this one. */
  undoneBy: number | null;
  /** The bulk operation that it belongs to. */
  batch: string | null;
};

export type ActFilter = Days & {
  action?: string | undefined;
  actorId?: number | undefined;
  actorKind?: RecordedAct["actorKind"] | undefined;
  subjectKind?: string | undefined;
  subjectId?: number | undefined;
};

/**
 * The lines of a scope, the newest first. Lines of no brand, such as logins and exports of all brands, are for those who see all brands;
 * everybody sees their own.
 */
export async function readActs(
  db: Db,
  scope: Scope,
  { filter = {}, limit, offset = 0 }: { filter?: ActFilter; limit: number; offset?: number },
): Promise<RecordedAct[]> {
  const { rows } = await sql<RecordedAct>`
    ${selectionFor(scope)}
    where ${conditionsOf(scope, filter)}
    order by audit.id desc
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** The number of lines, at most `most`. */
export async function countActs(db: Db, scope: Scope, { filter, most }: { filter: ActFilter; most: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from audit where ${conditionsOf(scope, filter)} limit ${most}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** One line; null when it is missing or outside the scope. */
export async function readAct(db: Db, scope: Scope, id: number): Promise<RecordedAct | null> {
  const { rows } = await sql<RecordedAct>`${selectionFor(scope)} where audit.id = ${id} and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** The last decision about a held item that stands: it was released or rejected, and that was not undone. */
export async function readDecision(db: Db, scope: Scope, subject: { kind: string; id: number }): Promise<RecordedAct | null> {
  const { rows } = await sql<RecordedAct>`
    ${selectionFor(scope)}
    where ${conditionsOf(scope, { subjectKind: subject.kind, subjectId: subject.id })} and action in ('held.release', 'held.reject')
      and not exists (select from audit as undoing where undoing.undo_of = audit.id)
    order by audit.id desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** More lines than a bulk operation and what others did meanwhile write. */
const LINES_OF_BATCH = 5_000;

/** How many acts were done at once with this one, itself included. */
export async function countBatch(db: Db, scope: Scope, { id, batch }: Pick<RecordedAct, "id" | "batch">): Promise<number> {
  if (batch === null) return 1;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit where id between ${id - LINES_OF_BATCH} and ${id} and batch = ${batch} and ${inScope(scope)}
  `.execute(db);
  return rows[0]?.count ?? 1;
}

function selectionFor(scope: Scope) {
  return sql`
    select audit.id, audit.at, actor_kind as "actorKind", actor_id as "actorId",
           account.first_name || ' ' || account.last_name as "actorName", views_as as "viewsAs", action,
           subject_kind as "subjectKind", subject_id as "subjectId", ${subjectName(scope)} as "subjectName",
           audit.platform_id as "platformId", changes, reason, undo_of as "undoOf",
           (select undoing.id from audit as undoing where undoing.undo_of = audit.id) as "undoneBy", batch
    from audit
    left join user_account as account on account.id = actor_id`;
}

/** Read anew for each line, so that the name of an erased row or person is in no line. */
function subjectName(scope: Scope) {
  return sql`case
    when subject_kind = 'account' then (
      select subject.first_name || ' ' || subject.last_name from user_account as subject
      where subject.id = subject_id and ${isColleagueIn(scope)})
    when not ${ofBrandIn(scope, "audit.platform_id")} then null
    when subject_kind = 'quote' then (
      select activity.title from quote_request as request join activity on activity.id = request.activity_id where request.id = subject_id)
    when subject_kind = 'message' then (select ${maskedColumn("email")} from contact_message where id = subject_id)
    when subject_kind = 'newsletter' then (select ${maskedColumn("email")} from newsletter_subscription where id = subject_id)
    when subject_kind = 'event' then (select title from event_request where id = subject_id)
    when subject_kind = 'city' then coalesce((select name from city where id = subject_id), changes -> 'name' ->> 0)
  end`;
}

/** Whether the people of the scope include the account `subject`: itself, one of a brand of the scope, or one of all brands or of none. */
function isColleagueIn({ platformIds, accountId }: Scope) {
  if (platformIds === null) return sql`true`;
  const brands = sql`(
    select platform_id from user_platform where user_account_id = subject.id and subject.role_id = 1
    union all
    select organisation.platform_id from user_organisation join organisation on organisation.id = organisation_id
    where user_account_id = subject.id and subject.role_id <> 1)`;
  return sql`(subject.id = ${accountId ?? null}::integer or not exists ${brands}
    or exists (select from ${brands} as own where own.platform_id = any(${[...platformIds]}::integer[])))`;
}

function inScope(scope: Scope) {
  const ofBrand = ofBrandIn(scope, "audit.platform_id");
  return scope.platformIds === null || scope.accountId === undefined ? ofBrand : sql`(${ofBrand} or actor_id = ${scope.accountId})`;
}

function conditionsOf(scope: Scope, { action, actorId, actorKind, subjectKind, subjectId, ...days }: ActFilter) {
  const conditions = [
    inScope(scope),
    action !== undefined && sql`audit.action = ${action}`,
    actorId !== undefined && sql`audit.actor_id = ${actorId}`,
    actorKind !== undefined && sql`audit.actor_kind = ${actorKind}`,
    subjectKind !== undefined && sql`audit.subject_kind = ${subjectKind}`,
    subjectId !== undefined && sql`audit.subject_id = ${subjectId}`,
    ...withinDays("audit.at", days),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}
