import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { withinDays, type Days } from "../database/within-days.ts";
import { ofBrandIn, type Scope } from "../permissions/scope.ts";

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
  platformId: number | null;
  changes: Record<string, [unknown, unknown]>;
  reason: string | null;
  undoOf: number | null;
  /** The line that undid this one. */
  undoneBy: number | null;
};

export type ActFilter = Days & {
  action?: string | undefined;
  actorId?: number | undefined;
  subjectKind?: string | undefined;
  subjectId?: number | undefined;
};

/** The lines of a scope, the newest first. Lines of no brand are shown to everybody who may read the log. */
export async function readActs(
  db: Db,
  scope: Scope,
  { filter = {}, limit, offset = 0 }: { filter?: ActFilter; limit: number; offset?: number },
): Promise<RecordedAct[]> {
  const { rows } = await sql<RecordedAct>`
    ${selection}
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
  const { rows } = await sql<RecordedAct>`${selection} where audit.id = ${id} and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

const selection = sql`
  select audit.id, audit.at, actor_kind as "actorKind", actor_id as "actorId",
         account.first_name || ' ' || account.last_name as "actorName", views_as as "viewsAs", action,
         subject_kind as "subjectKind", subject_id as "subjectId", platform_id as "platformId", changes, reason,
         undo_of as "undoOf", (select undoing.id from audit as undoing where undoing.undo_of = audit.id) as "undoneBy"
  from audit
  left join user_account as account on account.id = actor_id`;

function inScope(scope: Scope) {
  return sql`(audit.platform_id is null or ${ofBrandIn(scope, "audit.platform_id")})`;
}

function conditionsOf(scope: Scope, { action, actorId, subjectKind, subjectId, ...days }: ActFilter) {
  const conditions = [
    inScope(scope),
    action !== undefined && sql`audit.action = ${action}`,
    actorId !== undefined && sql`audit.actor_id = ${actorId}`,
    subjectKind !== undefined && sql`audit.subject_kind = ${subjectKind}`,
    subjectId !== undefined && sql`audit.subject_id = ${subjectId}`,
    ...withinDays("audit.at", days),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}
