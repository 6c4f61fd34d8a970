import type { PoolClient } from "pg";

/** More than a statement of a visitor may take on the server: then somebody should look whether there still is one. */
const PATIENCE_MS = 15_000;

export type Impatience = { answers: () => Promise<boolean>; patience_ms?: number };

/**
 * Cuts a connection that has been silent for long when the server does not answer others either, so that who waits for it
 * fails as without a database, and can be told so: PostgreSQL's own statement_timeout needs a PostgreSQL that runs. A
 * statement that merely takes long (a migration) goes on.
 */
export function addQueryTimeout(client: PoolClient, { answers, patience_ms = PATIENCE_MS }: Impatience): void {
  const ask = client.query.bind(client);
  let timer: NodeJS.Timeout | undefined;

  function wait(): void {
    timer ??= setTimeout(() => void look(), patience_ms).unref();
  }

  async function look(): Promise<void> {
    const looking = timer;
    const isAlive = await answers();
    // Answered meanwhile, and perhaps asked again.
    if (timer !== looking) return;
    timer = undefined;
    if (isAlive) wait();
    else client.connection.stream.destroy(Object.assign(new Error("The database did not answer in time"), { code: "ETIMEDOUT" }));
  }

  function answered(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function query(...call: unknown[]): unknown {
    wait();
    return Reflect.apply(ask, client, call);
  }

  Reflect.set(client, "query", query);
  client.on("drain", answered);
  client.on("end", answered);
}
