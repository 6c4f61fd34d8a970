import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { seededRandom } from "../../../packages/random/random.ts";
import type { Known, WorstRequest } from "../worst/surfaces.ts";
import type { Clients } from "./clients.ts";
import { agentFor, headOf, open, send, type Target } from "./target.ts";

export type Load = {
  target: Target;
  known: Known;
  seed: number;
  connections: number;
  /** Requests per connection and second; fewer while responses take longer. */
  perSecond: number;
  /** Opens a connection for each request. */
  reconnects?: boolean;
  /** Address of a client, by its number. */
  addressOf: (client: number) => string;
  /** Called once the requests in advance are made. */
  begun: () => void;
};
/** The number of requests and of responses by status, and server errors. */
export type Sent = { sent: number; statuses: Record<string, number>; failures: string[] };

/** Pipelined requests before the first response is read. */
const PIPELINED = 500;
/** Clients of "vanishes" disconnect within this time. */
const STAYS_MS = 25;
const DRIP_MS = 100;
const MAX_FAILURES = 10;

/** Runs clients until `signal` aborts, then closes all connections. */
export async function runClients(clients: Clients, load: Load, signal: AbortSignal): Promise<Sent> {
  const { target, known, seed, connections, perSecond, addressOf } = load;
  const result: Sent = { sent: 0, statuses: {}, failures: [] };
  const random = seededRandom(seed);
  const before = Array.from({ length: clients.madeBefore ?? 0 }, () => clients.make(random, known));
  const next = () => (before.length > 0 ? random.oneOf(before) : clients.make(random, known));
  load.begun();
  const agent = agentFor(target, connections, load.reconnects !== true);
  const sockets = new Set<Socket>();

  function count(status: number, retryAfter: unknown, { kind }: WorstRequest): void {
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    const isFailure = status >= 500 && !(status === 503 && retryAfter !== undefined);
    if (isFailure && result.failures.length < MAX_FAILURES) result.failures.push(`${status}: ${kind}`);
  }

  /** Resolves when the response was read or the connection closed. */
  function ask(request: WorstRequest, from: string, staysFor_ms = Infinity): Promise<void> {
    return new Promise((resolve) => {
      const outgoing = send(
        target,
        { ...request, from },
        {
          agent,
          take(answer) {
            count(answer.statusCode ?? 0, answer.headers["retry-after"], request);
            answer
              .resume()
              .once("close", resolve)
              .once("error", () => {});
          },
        },
      );
      outgoing.once("error", () => resolve()).once("close", resolve);
      if (staysFor_ms < Infinity) setTimeout(() => outgoing.destroy(), staysFor_ms);
    });
  }

  function connect(): Socket {
    const socket = open(target);
    sockets.add(socket.once("close", () => sockets.delete(socket)));
    return socket;
  }

  /** Writes until the server closes. */
  async function speak(write: (socket: Socket) => Promise<void> | void, isRead = true): Promise<void> {
    const socket = connect();
    const closed = once(socket, "close").catch(() => {});
    if (isRead) socket.on("data", (chunk: Buffer) => statusesIn(chunk));
    await write(socket);
    await closed;
  }

  function statusesIn(chunk: Buffer): void {
    for (const [, status = ""] of chunk.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g))
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  }

  async function drip(socket: Socket, text: string): Promise<void> {
    for (const sign of text) {
      if (socket.destroyed || signal.aborted) return;
      socket.write(sign);
      await delay(DRIP_MS);
    }
  }

  async function act(request: WorstRequest, from: string): Promise<void> {
    const heads = (many: number) => Array.from({ length: many }, () => headOf(target, { ...next(), from }));
    switch (clients.behaviour) {
      case "asks":
        return ask(request, from);
      case "vanishes":
        return ask(request, from, random.below(STAYS_MS));
      case "pipelines":
        result.sent += PIPELINED - 1;
        return speak((socket) => void socket.write(heads(PIPELINED).join("")));
      case "reads nothing":
        return speak((socket) => void socket.write(heads(8).join("")), false);
      case "drips a head":
        return speak((socket) => drip(socket, headOf(target, { ...request, from })));
      case "drips a body": {
        const head = headOf(target, { ...request, from }, ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 60000"]);
        return speak(async (socket) => {
          socket.write(head.replace("GET", "POST"));
          await drip(socket, "a".repeat(60_000));
        });
      }
    }
  }

  async function run(client: number): Promise<void> {
    // Spreads the first requests.
    await delay(random.below(1_000 / perSecond), undefined, { signal });
    while (!signal.aborted) {
      const pace = delay(1_000 / perSecond, undefined, { signal });
      result.sent += 1;
      await Promise.race([act(next(), addressOf(client)), once(signal, "abort")]);
      await pace;
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, client) => run(client).catch(() => {})));
  agent.destroy();
  for (const socket of sockets) socket.destroy();
  return result;
}
