import { setTimeout as delay } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { connectionSettings, openPool } from "./connection.ts";
import { startEmbedded } from "./embedded/start.ts";
import type { Tables } from "./tables.ts";

/** Kysely on our tables; a transaction is just another `Db`. */
export type Db = Kysely<Tables>;

export type OpenDatabase = {
  db: Db;
  pool: pg.Pool;
  /** For connections outside the pool, such as for LISTEN. */
  connection: pg.PoolConfig;
  /** Closes the connections, and stops the embedded server when no other process uses it. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  databaseUrl: string | null;
  /** Data folder of the embedded server; null for the default of this checkout. */
  dataDir: string | null;
  log: (line: string) => void;
  /** Aborts waiting for an external database that is still starting. */
  signal?: AbortSignal;
};

const OLDEST_VERSION = 15;
const CLOSE_TIMEOUT_MS = 5_000;
const STARTING_SERVER_TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

/**
 * Opens the database of `databaseUrl`, or without one starts or joins the embedded PostgreSQL.
 * Throws an error of one sentence when it cannot be reached, is older than PostgreSQL 15, or commits without a sync.
 */
export async function openDatabase({ databaseUrl, dataDir, log, signal }: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    const connection = connectionSettings(databaseUrl);
    await checkServer(connection, signal);
    return connect(connection, { log, leave: async () => {} });
  }

  const server = await startEmbedded({ dataDir, log });
  return connect(connectionSettings(server.url), { log, leave: server.leave });
}

function connect(connection: pg.PoolConfig, { log, leave }: { log: (line: string) => void; leave: () => Promise<void> }): OpenDatabase {
  const pool = openPool(connection, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | null = null;

  async function close(): Promise<void> {
    // A client that is never released must not keep the process from ending.
    await Promise.race([end(db, pool), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    await leave();
  }

  return { db, pool, connection, close: () => (closed ??= close()) };
}

async function end(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  // Kysely does not end a pool that it has not used.
  if (!pool.ending) await pool.end();
}

/** Waits for a server that is still starting: after a boot of the machine both start at the same time. */
async function checkServer(connection: pg.PoolConfig, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + STARTING_SERVER_TIMEOUT_MS;
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await checkSettings(connection);
    } catch (error) {
      if (!isStarting(error) || Date.now() > until) {
        throw new Error(`The database of DATABASE_URL cannot be used: ${reason(error)}.`, { cause: error });
      }
    }
    await delay(PAUSE_MS);
  }
}

type Settings = { version: string; synchronous_commit: string; fsync: string };

async function checkSettings(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Settings>(
      `select current_setting('server_version') as version, current_setting('synchronous_commit') as synchronous_commit,
              current_setting('fsync') as fsync`,
    );
    const mistake = rows[0] ? mistakeIn(rows[0]) : null;
    if (mistake) throw new Error(mistake);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Acknowledged submissions must survive a crash, so a database without durable commits is refused. */
function mistakeIn({ version, synchronous_commit, fsync }: Settings): string | null {
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    return `it runs PostgreSQL ${version}, and Uitkijk needs ${OLDEST_VERSION} or newer`;
  }
  if (synchronous_commit === "off") return "its synchronous_commit is off, so that a crash would lose acknowledged submissions";
  return fsync === "off" ? "its fsync is off, so that a crash would lose acknowledged submissions" : null;
}

/** PostgreSQL's `cannot_connect_now`. */
function isStarting(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "57P03";
}

/** A host with two addresses fails with an AggregateError, whose own message is empty. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : String(error);
}
