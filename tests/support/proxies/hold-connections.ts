import { once } from "node:events";
import { connect as connectPlainly, type Socket } from "node:net";
import { connect } from "node:tls";
import type { Proxy } from "./proxy.ts";

export type Hold = {
  count: number;
  host: string;
  /** What each writes once it is connected; without it not even TLS is begun. */
  writes?: string;
  /** One of this machine's own addresses. */
  from: string;
};
export type Held = {
  /** What each was answered so far, as latin1. */
  answers(): string[];
  /** How many the proxy has not closed. */
  open(): number;
  /** How many of these have no answer yet. */
  waiting(): number;
  /** Hangs up on all. */
  close(): void;
};

/** So many begin at one time: a queue of connections that nobody has accepted is short. */
const AT_ONCE = 100;

/** Opens connections of one address, and keeps them open. Those that are not let in count as closed. */
export async function holdConnections(proxy: Proxy, { count, host, writes, from }: Hold): Promise<Held> {
  const sockets: Socket[] = [];
  const answers: string[] = [];
  const begin = async (at: number) => {
    const way = { host: "127.0.0.1", port: proxy.port, localAddress: from };
    const socket = writes === undefined ? connectPlainly(way) : connect({ ...way, servername: host, ca: proxy.certificate });
    sockets[at] = socket;
    answers[at] = "";
    socket.on("error", () => {}).on("data", (chunk: Buffer) => (answers[at] += chunk.toString("latin1")));
    await Promise.race([once(socket, writes === undefined ? "connect" : "secureConnect"), once(socket, "close")]).catch(() => {});
    if (writes && !socket.destroyed) socket.write(writes);
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => begin(first + at)));
  }
  const open = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded);
  return {
    answers: () => answers,
    open: () => open().length,
    waiting: () => open().filter((socket) => answers[sockets.indexOf(socket)] === "").length,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
