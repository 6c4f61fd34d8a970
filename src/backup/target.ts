import type { ClientBase } from "pg";
import type { CheckedBackup } from "./check-backup.ts";
import { hasQueue, JOB_TABLE } from "../database/private-jobs.ts";
import { readTables } from "./tables.ts";

const ADVICE = "restore into an empty one, such as DATA_DIR=/new/place npm run restore -- FOLDER, or DATABASE_URL of a new database";
/** Tables that migrations and triggers fill. */
const AUTOMATIC = ["migration", "user_role", "change"];

/** Throws unless the backup can be restored into this database: it has no tables, or ours without rows. */
export async function refuseUnfitTarget(client: ClientBase, { migrations }: CheckedBackup): Promise<void> {
  const tables = (await readTables(client)).map(({ name }) => name);
  if (tables.length === 0) return;
  if (!tables.includes("migration")) throw new Error(`The database has tables that are not Uitkijk's (${tables.join(", ")}): ${ADVICE}.`);

  const { rows } = await client.query<{ name: string }>("select name from migration order by name");
  const later = rows.find(({ name }) => !migrations.some((migration) => migration.name === name));
  await refuseRows(client);
  if (later) throw new Error(`The tables of the database are newer than the backup (${later.name}): ${ADVICE}.`);
}

/** Throws when a table or the queue has rows. */
export async function refuseRows(client: ClientBase): Promise<void> {
  const filled: string[] = [];
  for (const { name } of await readTables(client)) {
    if (!AUTOMATIC.includes(name) && (await hasRows(client, client.escapeIdentifier(name)))) filled.push(name);
  }
  if ((await hasQueue(client)) && (await hasRows(client, JOB_TABLE))) filled.push("the queue");
  if (filled.length > 0) throw new Error(`The database is not empty (there are rows in ${filled.join(", ")}): ${ADVICE}.`);
}

async function hasRows(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(`select exists (select from ${table}) as has`);
  return rows[0]?.has ?? false;
}
