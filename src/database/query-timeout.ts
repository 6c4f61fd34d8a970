import type { PoolClient } from "pg";

/** More than the statement_timeout of a request: a longer silence may mean that the server hangs. */
const TIMEOUT_MS = 15_000;

export type QueryTimeoutOptions = { isServerAlive: () => Promise<boolean>; timeout_ms?: number };

/**
 * Destroys a connection that has not answered for `timeout_ms`, if the server does not answer a new one either: its queries
 * then fail as in an outage. PostgreSQL's own statement_timeout works only while PostgreSQL runs. A statement that merely
 * takes long (a migration) goes on.
 */
export function addQueryTimeout(client: PoolClient, { isServerAlive, timeout_ms = TIMEOUT_MS }: QueryTimeoutOptions): void {
  const originalQuery = client.query.bind(client);
  let timer: NodeJS.Timeout | undefined;

  function startTimer(): void {
    timer ??= setTimeout(() => void check(), timeout_ms).unref();
  }

  async function check(): Promise<void> {
    const checked = timer;
    const isAlive = await isServerAlive();
    // The connection answered meanwhile, and perhaps got another query.
    if (timer !== checked) return;
    timer = undefined;
    if (isAlive) startTimer();
    else client.connection.stream.destroy(Object.assign(new Error("The database did not answer in time"), { code: "ETIMEDOUT" }));
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function query(...call: unknown[]): unknown {
    startTimer();
    return Reflect.apply(originalQuery, client, call);
  }

  Reflect.set(client, "query", query);
  client.on("drain", stopTimer);
  client.on("end", stopTimer);
}
