import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";

/** The way to a database, which a test can cut or freeze. */
export type DatabaseProxy = {
  /** The same database by way of this line. */
  url: string;
  /** Nobody gets through, and who was through is thrown out: the database is down. */
  cut(): void;
  /** Connections stay, and nothing moves any more: the database hangs. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A line to the database at `databaseUrl`, which listens on a Unix socket. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl });
  const pairs = new Set<Socket>();
  let state: "open" | "cut" | "frozen" = "open";

  const server = createServer((visitor) => {
    if (state === "cut") return void visitor.destroy();
    const inner = connect(`${host}/.s.PGSQL.${port}`);
    for (const [from, to] of [
      [visitor, inner],
      [inner, visitor],
    ] as const) {
      pairs.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        pairs.delete(from);
        to.destroy();
      });
    }
    if (state === "frozen") for (const socket of [visitor, inner]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!isAddress(address)) throw new Error("The line has no port.");

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
