import { once } from "node:events";
import { connect as connectWithoutTls, type Socket } from "node:net";
import { connect } from "node:tls";
import type { Proxy } from "./proxy.ts";

export type Hold = {
  count: number;
  host: string;
  /** Written to each open connection; without it there is no TLS handshake either. */
  writes?: string;
  /** A loopback address of this machine. */
  from: string;
};
export type Held = {
  /** Responses so far, as latin1. */
  answers(): string[];
  /** Number of connections that the proxy has not closed. */
  open(): number;
  /** Number of open connections without a response. */
  waiting(): number;
  /** Closes all. */
  close(): void;
};

/** Number of concurrent connects: the backlog of a listening socket is short. */
const AT_ONCE = 100;

/** Opens connections from one IP address and keeps them open. Refused ones count as closed. */
export async function holdConnections(proxy: Proxy, { count, host, writes, from }: Hold): Promise<Held> {
  const sockets: Socket[] = [];
  const answers: string[] = [];
  const connectOne = async (at: number) => {
    const target = { host: "127.0.0.1", port: proxy.port, localAddress: from };
    const socket = writes === undefined ? connectWithoutTls(target) : connect({ ...target, servername: host, ca: proxy.certificate });
    sockets[at] = socket;
    answers[at] = "";
    socket.on("error", () => {}).on("data", (chunk: Buffer) => (answers[at] += chunk.toString("latin1")));
    await Promise.race([once(socket, writes === undefined ? "connect" : "secureConnect"), once(socket, "close")]).catch(() => {});
    if (writes && !socket.destroyed) socket.write(writes);
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => connectOne(first + at)));
  }
  const open = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded);
  return {
    answers: () => answers,
    open: () => open().length,
    waiting: () => open().filter((socket) => answers[sockets.indexOf(socket)] === "").length,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
