import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { OpenDatabase } from "./open.ts";

export type Migration = { name: string; sha256: string; sql: string };

/** Arbitrary; no other advisory lock in this database has this number. */
const ADVISORY_LOCK = 7_845_211;

/**
 * Applies the pending `.sql` files of `folder` in the order of their names, each in a transaction of its own, and returns
 * their names. Processes that start at the same time wait for each other.
 * Throws when a file that was applied is missing or changed, or when a new file comes before an applied one.
 */
export async function migrate(database: Pick<OpenDatabase, "connection">, folder: string, log: (line: string) => void): Promise<string[]> {
  return applyMissing(database, await readMigrations(folder), log);
}

/** Applies the pending ones of these migrations: an older backup is loaded into its own schema version and then migrated. */
export async function applyMissing(
  database: Pick<OpenDatabase, "connection">,
  migrations: Migration[],
  log: (line: string) => void,
): Promise<string[]> {
  const client = new pg.Client(database.connection);
  client.on("error", () => {});
  await client.connect();

  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    const pending = pendingMigrations(migrations, await appliedMigrations(client));
    for (const migration of pending) {
      await apply(client, migration);
      log(`migrated ${migration.name}`);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ending the session also releases the lock.
    await client.end().catch(() => {});
  }
}

/** The `.sql` files of `folder` in the order of their names. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { name, sha256: createHash("sha256").update(sql).digest("hex"), sql };
    }),
  );
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists migration (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from migration");
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function pendingMigrations(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const present = new Set(migrations.map(({ name }) => name));
  const last = [...applied.keys()].toSorted().at(-1) ?? "";

  for (const name of applied.keys()) {
    if (!present.has(name)) throw new Error(`Migration ${name} was applied to this database, but its file is missing.`);
  }

  for (const { name, sha256 } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== sha256) {
      throw new Error(`Migration ${name} was changed after it was applied: restore it and write a new one.`);
    }
    if (known === undefined && name < last) {
      throw new Error(`Migration ${name} comes before ${last}, which was already applied: give it a later number.`);
    }
  }

  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(sql);
    await client.query("insert into migration (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw new Error(`Migration ${name} failed${where(error, sql)}`, { cause: error });
  }
}

function where(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return `: ${String(error)}`;
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  if (Number.isNaN(position)) return `: ${error.message}`;
  return ` at line ${sql.slice(0, position).split("\n").length}: ${error.message}`;
}
