import { readFile, rm, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { fillInChildProcess } from "../../scripts/fill-in-child-process.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/open.ts";
import { prepareJobs } from "../../src/jobs/prepare-jobs.ts";
import { quickestFolder } from "../../tests/support/data-folder.ts";

export type Site = {
  dataDir: string;
  pool: pg.Pool;
  /** The main process of PostgreSQL, whose children serve the connections. */
  postgresPid: number | null;
  close: () => Promise<void>;
};

const PREFIX = "uitkijk-bench-pages-";
const MIGRATIONS = join(import.meta.dirname, "../../migrations");

/** Creates a database with the starter content, which servers with this `dataDir` share; `close` deletes it. */
export async function openSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(await quickestFolder(), PREFIX));
  const database = await openDatabase({ databaseUrl: null, dataDir, log: () => {} });

  async function close(): Promise<void> {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await migrate(database, MIGRATIONS, () => {});
    await prepareJobs(database, () => {});
    await fillInChildProcess(String(database.connection.connectionString));
    const postgresPid = await readPostgresPid(database.pool).catch(() => null);
    return { dataDir, pool: database.pool, postgresPid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readPostgresPid(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ folder: string }>("select current_setting('data_directory') as folder");
  const text = await readFile(join(rows[0]?.folder ?? "", "postmaster.pid"), "utf8");
  return Number.parseInt(text, 10);
}
