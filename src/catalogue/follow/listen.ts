import pg from "pg";

const RECONNECT_MS = 1_000;

/**
 * Calls `onNotification` for every NOTIFY on a channel, over a dedicated connection that reconnects. It misses
 * notifications while disconnected, so the caller must poll too.
 */
export function listen(connection: pg.PoolConfig, channel: string, onNotification: () => void): { close(): Promise<void> } {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const own = new pg.Client(connection);
    client = own;
    own.on("notification", onNotification);
    own.on("error", () => {});
    own.on("end", () => reconnectLater(own));
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      onNotification();
    } catch {
      // The poll logs the outage.
      await own.end().catch(() => {});
      reconnectLater(own);
    }
  }

  function reconnectLater(broken: pg.Client): void {
    if (isClosed || client !== broken) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RECONNECT_MS).unref();
  }

  void connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
