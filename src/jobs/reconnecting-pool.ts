import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";

const PAUSE_MS = 500;

/**
 * The pool as Graphile Worker needs it: it does not await its note that a job is done, so that without the database the
 * note would be an unhandled rejection and end the process (0.18; seen). Here a connection is waited for as long as it
 * takes, and a query that broke off is one that Graphile Worker itself tries again.
 */
export function reconnectingPool(pool: Pool): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== "connect") return boundTo(target, name);
      // LISTEN connects with a callback, and has its own patience.
      return (callback?: Parameters<Pool["connect"]>[0]) => (callback ? target.connect(callback) : connect(target));
    },
  });
}

async function connect(pool: Pool): Promise<PoolClient> {
  for (;;) {
    const client = await pool.connect().catch(() => null);
    if (client) return retryingClient(client);
    // A pool that was closed stays so; whoever waits for it is the last to know.
    if (pool.ending) return new Promise(() => {});
    await delay(PAUSE_MS, undefined, { ref: false });
  }
}

function retryingClient(client: PoolClient): PoolClient {
  const query = (text: string | QueryConfig, values?: unknown[]): Promise<QueryResult> => client.query(text, values).catch(askToTryAgain);
  return new Proxy(client, { get: (target, name) => (name === "query" ? query : boundTo(target, name)) });
}

/** "cannot connect now": one of the few codes after which Graphile Worker tries again. */
function askToTryAgain(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw Object.assign(new Error(message, { cause: error }), { code: "57P03" });
}

function boundTo(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? value.bind(target) : value;
}
