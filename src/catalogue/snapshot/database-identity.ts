import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { SnapshotFacts } from "./facts.ts";

export type DatabaseState = Pick<SnapshotFacts, "database" | "lastLine">;

/** Which database this is, in which tables, and the newest line of `change` in it. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select concat_ws(' ', (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database()), (select max(name) from migration)) as database,
      (select json_build_object('seq', seq, 'xid', xid::text) from change order by seq desc limit 1) as "lastLine"`.execute(db);
  if (!rows[0]) throw new Error("The database does not say which one it is.");
  return rows[0];
}

/** Why this is not the database that a snapshot was read from; null when it is. */
export async function whyForeign(db: Db, { database, lastLine }: SnapshotFacts): Promise<string | null> {
  if ((await databaseState(db)).database !== database) return "it is of another database, or of other tables";
  // A database that was put back to an earlier state has lost that line, or has written another one by its number.
  return lastLine === null || (await hasLine(db, lastLine)) ? null : "the database was put back to an earlier state";
}

/** Also when the line has gone since by its age. */
async function hasLine(db: Db, { seq, xid }: { seq: number; xid: string }): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from change where seq = ${seq} and xid = ${xid}::xid8)
      or exists (select from change_pruned where horizon > ${xid}::xid8) as has`.execute(db);
  return rows[0]?.has ?? false;
}
