import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../../database/open.ts";
import type { SnapshotFacts } from "./facts.ts";

export type DatabaseState = Pick<SnapshotFacts, "database" | "lastLine">;

/** PostgreSQL's insufficient_privilege, undefined_function and feature_not_supported. */
const UNSUPPORTED = new Set(["42501", "42883", "0A000"]);

/**
 * Identifies the database and its schema, with the newest row of `change`. Null when the functions for this are not
 * allowed, as with some hosting providers.
 */
export async function databaseState(db: Db): Promise<DatabaseState | null> {
  try {
    const { rows } = await sql<DatabaseState>`
      select concat_ws(' ', (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
        (select oid from pg_database where datname = current_database()), (select max(name) from migration)) as database,
        coalesce(
          (select json_build_object('seq', seq, 'xid', xid::text) from change order by seq desc limit 1),
          (select json_build_object('seq', null, 'xid', (horizon::text::bigint - 1)::text) from change_pruned)) as "lastLine"`.execute(db);
    return rows[0] ?? null;
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNSUPPORTED.has(error.code ?? "")) return null;
    throw error;
  }
}

/** Why a snapshot is not of this database; null when it is. */
export async function whyForeign(db: Db, { database, lastLine }: SnapshotFacts, state: DatabaseState): Promise<string | null> {
  if (state.database !== database) return "it is of another database or schema version";
  // A database that was restored to an earlier state has lost that row, or has another one with its number.
  return lastLine === null || (await hasRow(db, lastLine)) ? null : "the database was restored to an earlier state";
}

/** Whether the database has, or had and pruned, this row. */
async function hasRow(db: Db, { seq, xid }: NonNullable<DatabaseState["lastLine"]>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from change where seq = ${seq} and xid = ${xid}::xid8)
      or exists (select from change_pruned where horizon > ${xid}::xid8) as has`.execute(db);
  return rows[0]?.has ?? false;
}
