import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../../database/open.ts";
import type { SnapshotFacts } from "./facts.ts";

export type DatabaseState = Pick<SnapshotFacts, "database" | "lastLine">;

/** As PostgreSQL says that a function may not be called, or is not there, or does nothing here. */
const CANNOT_SAY = new Set(["42501", "42883", "0A000"]);

/**
 * Which database this is, in which tables, and the newest line of `change` in it. Null where it does
 * not say: some hosts keep these functions to themselves.
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
    if (error instanceof pg.DatabaseError && CANNOT_SAY.has(error.code ?? "")) return null;
    throw error;
  }
}

/** Why this is not the database that a snapshot was read from; null when it is. */
export async function whyForeign(db: Db, { database, lastLine }: SnapshotFacts, state: DatabaseState): Promise<string | null> {
  if (state.database !== database) return "it is of another database, or of other tables";
  // A database that was put back to an earlier state has lost that line, or has written another one by its number.
  return lastLine === null || (await hasLine(db, lastLine)) ? null : "the database was put back to an earlier state";
}

/** Also when the line has gone since by its age. */
async function hasLine(db: Db, { seq, xid }: NonNullable<DatabaseState["lastLine"]>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from change where seq = ${seq} and xid = ${xid}::xid8)
      or exists (select from change_pruned where horizon > ${xid}::xid8) as has`.execute(db);
  return rows[0]?.has ?? false;
}
