import pg from "pg";
import { addQueryTimeout } from "./query-timeout.ts";

const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Settings of every connection: sessions in UTC, statements of at most 10 seconds, `int8` as a number, `date` as the text
 * "2027-03-01" (pg's own Date would be midnight in the time zone of the server).
 */
export function connectionSettings(databaseUrl: string): pg.PoolConfig {
  const url = parseUrl(databaseUrl);
  const own = url.searchParams.get("options") ?? "";
  url.searchParams.set("options", `${own} -c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS}`.trim());

  return {
    connectionString: url.href,
    application_name: "uitkijk",
    keepAlive: true,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    types: { getTypeParser: typeParser },
  };
}

/** A pool whose broken connections are logged and replaced; none of them can end the process. */
export function openPool(connection: pg.PoolConfig, log: (line: string) => void): pg.Pool {
  const pool = new pg.Pool(connection);
  // The pool handles errors of idle clients only: one that breaks while in use would emit an unhandled 'error'.
  pool.on("connect", (client) => {
    client.on("error", (error: Error) => {
      if (!pool.ending) log(`a database connection broke: ${error.message}`);
    });
    addQueryTimeout(client, { isServerAlive: () => acceptsConnections(connection) });
  });
  pool.on("error", () => {});
  return pool;
}

/** Whether the server answers on a new connection. */
async function acceptsConnections(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select");
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited: a hanging server never closes the connection.
    void client.end().catch(() => {});
  }
}

/** The URL of another database on the same server. */
export function withDatabase(databaseUrl: string, database: string): string {
  const url = parseUrl(databaseUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

function parseUrl(databaseUrl: string): URL {
  const url = URL.parse(databaseUrl);
  if (url?.protocol === "postgres:" || url?.protocol === "postgresql:") return url;
  throw new Error("DATABASE_URL must look like postgres://user:password@host:5432/database.");
}

function typeParser(oid: number, format?: "text" | "binary") {
  if (format === "binary") return pg.types.getTypeParser(oid, "binary");
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, "text");
}

// pg has names for the oids of scalar types only, but parsers for arrays too.
const TEXT_ARRAY: number = 1009;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, "text");

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseInt8],
  [INT8_ARRAY, (text) => parseTexts(text).map((item) => (item === null ? null : parseInt8(item)))],
  [pg.types.builtins.DATE, (text) => text],
  [DATE_ARRAY, parseTexts],
]);

function parseInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The number ${text} does not fit in a JavaScript number.`);
  return number;
}
