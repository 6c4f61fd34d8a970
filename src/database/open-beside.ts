import { Kysely, PostgresDialect } from "kysely";
import { openPool } from "./connection.ts";
import type { Db, OpenDatabase } from "./open.ts";
import type { Tables } from "./tables.ts";

type Beside = { connections: number; statementTimeout_ms: number; log: (line: string) => void };

/**
 * Another pool on the same database, with its own limits: what uses it up makes nobody else wait. Connects at its first query.
 */
export function openBeside(
  { connection }: Pick<OpenDatabase, "connection">,
  { connections, statementTimeout_ms, log }: Beside,
): { db: Db; close: () => Promise<void> } {
  const url = new URL(String(connection.connectionString));
  const own = url.searchParams.get("options") ?? "";
  // The last setting of a name counts.
  url.searchParams.set("options", `${own} -c statement_timeout=${statementTimeout_ms}`.trim());
  const pool = openPool({ ...connection, connectionString: url.href, max: connections }, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy().then(() => (pool.ending ? undefined : pool.end())) };
}
