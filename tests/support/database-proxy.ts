import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";

/** A TCP proxy to a database, which a test can cut or freeze. */
export type DatabaseProxy = {
  /** The database through this proxy. */
  url: string;
  /** Closes all connections and refuses new ones: the database is down. */
  cut(): void;
  /** Connections stay open without data: the database hangs. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A proxy to the database at `databaseUrl`, which listens on a Unix socket. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl });
  const pairs = new Set<Socket>();
  let state: "open" | "cut" | "frozen" = "open";

  const server = createServer((client) => {
    if (state === "cut") return void client.destroy();
    const inner = connect(`${host}/.s.PGSQL.${port}`);
    for (const [from, to] of [
      [client, inner],
      [inner, client],
    ] as const) {
      pairs.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        pairs.delete(from);
        to.destroy();
      });
    }
    if (state === "frozen") for (const socket of [client, inner]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!isAddress(address)) throw new Error("The proxy has no port.");

  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    cut() {
      state = "cut";
      for (const socket of pairs) socket.destroy();
    },
    freeze() {
      state = "frozen";
      for (const socket of pairs) socket.pause();
    },
    mend() {
      if (state === "frozen") for (const socket of pairs) socket.resume();
      state = "open";
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of pairs) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
