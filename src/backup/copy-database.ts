import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { OpenDatabase } from "../database/open.ts";
import { counted } from "./counted.ts";
import type { Draft } from "./draft.ts";
import { hasQueue, JOB_TABLE, readJobs } from "../database/private-jobs.ts";
import { JOBS, tableFile, type Manifest } from "./manifest.ts";
import { inSession } from "./session.ts";
import { readSequences, readTables } from "./tables.ts";

type Copied = Pick<Manifest, "postgres" | "migrations" | "tables" | "sequences" | "jobs">;
type CopyOptions = { draft: Draft; log: (line: string) => void };

/**
 * A table that is backed up without its rows: only running catalogues need them. Their transaction numbers belong to the old
 * cluster; in a new one a reader would wait for them for years.
 */
const ROWLESS = "change";

/** Copies a consistent snapshot of every table and the queue, while others go on writing. */
export async function copyDatabase(database: Pick<OpenDatabase, "connection">, options: CopyOptions): Promise<Copied> {
  return inSession(database, (client) => copySnapshot(client, options));
}

async function copySnapshot(client: Client, { draft, log }: CopyOptions): Promise<Copied> {
  const shapes = await readTables(client);
  if (!shapes.some(({ name }) => name === "migration"))
    throw new Error("This database has no tables of Uitkijk: there is nothing to back up.");
  const queued = await hasQueue(client);

  await client.query("begin isolation level repeatable read read only");
  // Migrations are not isolated by a snapshot, so lock the tables. The first query after this takes the snapshot.
  const names = [...shapes.map(({ name }) => client.escapeIdentifier(name)), ...(queued ? [JOB_TABLE] : [])];
  await client.query(`lock table ${names.join(", ")} in access share mode`);
  if (JSON.stringify(await readTables(client)) !== JSON.stringify(shapes)) {
    throw new Error("The tables were changed while the backup began: run it again.");
  }

  const tables: Manifest["tables"] = [];
  for (const { name, columns } of shapes) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
    const from =
      name === ROWLESS ? `(select ${list} from ${client.escapeIdentifier(name)} limit 0)` : `${client.escapeIdentifier(name)} (${list})`;
    const source = client.query(copyTo(`copy ${from} to stdout`));
    await draft.add(tableFile(name), source, { gzip: true });
    tables.push({ name, columns, rows: source.rowCount });
    log(`${name}: ${counted(source.rowCount, "row")}`);
  }

  const jobs = queued ? await copyJobs(client, { draft, log }) : null;
  const copied = { ...(await readFacts(client)), tables, sequences: await readSequences(client), jobs };
  await client.query("commit");
  return copied;
}

async function copyJobs(client: Client, { draft, log }: CopyOptions): Promise<number> {
  const source = client.query(readJobs());
  await draft.add(JOBS, source, { gzip: true });
  log(`the queue: ${counted(source.rowCount, "job")}`);
  return source.rowCount;
}

async function readFacts(client: Client): Promise<Pick<Manifest, "postgres" | "migrations">> {
  const version = await client.query<{ postgres: string }>("select current_setting('server_version') as postgres");
  const migrations = await client.query<Manifest["migrations"][number]>("select name, sha256 from migration order by name");
  return { postgres: version.rows[0]?.postgres ?? "", migrations: migrations.rows };
}
