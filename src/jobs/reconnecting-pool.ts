import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";

const RETRY_MS = 500;

/**
 * A pool for Graphile Worker (0.18) that survives outages of the database. The worker does not await the query that marks a
 * job as done, so its failure would be an unhandled rejection and end the process. This pool retries connecting without
 * limit, and gives failed queries an error code after which Graphile Worker retries them.
 */
export function reconnectingPool(pool: Pool): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== "connect") return boundTo(target, name);
      // LISTEN connects with a callback, and does its own retries.
      return (callback?: Parameters<Pool["connect"]>[0]) => (callback ? target.connect(callback) : connect(target));
    },
  });
}

async function connect(pool: Pool): Promise<PoolClient> {
  for (;;) {
    const client = await pool.connect().catch(() => null);
    if (client) return retryingClient(client);
    // The pool is closed for good, so the worker is ending: never resolve.
    if (pool.ending) return new Promise(() => {});
    await delay(RETRY_MS, undefined, { ref: false });
  }
}

function retryingClient(client: PoolClient): PoolClient {
  const query = (text: string | QueryConfig, values?: unknown[]): Promise<QueryResult> =>
    client.query(text, values).catch(rethrowAsRetryable);
  return new Proxy(client, { get: (target, name) => (name === "query" ? query : boundTo(target, name)) });
}

/** `cannot_connect_now`: one of the few codes after which Graphile Worker retries. */
function rethrowAsRetryable(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw Object.assign(new Error(message, { cause: error }), { code: "57P03" });
}

function boundTo(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? value.bind(target) : value;
}
