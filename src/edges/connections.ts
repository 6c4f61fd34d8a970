import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { turnRangeOf } from "../guard/address-range.ts";

/** Unless fewer files may be open. */
const MOST = 4_096;
/** What a connection leaves of the files that may be open: the database's connections, pictures, the snapshot, the log. */
const OTHER_FILES = 256;
/**
 * Requests of one connection that wait for their answers. Browsers send the next one when the last was answered, and proxies likewise;
 * who sends hundreds ahead buys work with a few bytes each.
 */
const MOST_AHEAD = 8;

type Socket = Duplex & { remoteAddress?: string | undefined };
type Connection = { socket: Socket; range: string | null; last: ServerResponse | null; unanswered: number; isRefused: boolean };

export type Connections = {
  /** Takes a connection in. When all places are taken, an idle one of the range that holds most makes room, unless the newcomer's range is that one. */
  add(socket: Socket): void;
  /** The last response of a connection, if anything was asked on it. */
  lastOf(socket: Duplex): ServerResponse | null;
  /**
   * Notes a request on a connection. It is to be refused, and its connection closed, when `too-many` wait for their answers there; what
   * follows a refused one is to be `ignored`.
   */
  begin(socket: Duplex, response: ServerResponse): "taken" | "too-many" | "ignored";
  /** Notes that a response waits for its answer; one that was answered at once needs no note. */
  waits(socket: Duplex, response: ServerResponse): void;
  /** The last response of each connection that was asked anything. */
  responses(): ServerResponse[];
};

/** Notes what each connection does, and who holds how many; nothing is done for each request that a connection can do once. */
export function createConnections(most = mostConnections()): Connections {
  const all = new Map<Duplex, Connection>();
  const ofRange = new Map<string | null, Set<Connection>>();

  function add(socket: Socket): void {
    const range = turnRangeOf(socket.remoteAddress ?? "");
    if (all.size >= most && !makeRoom(range)) return void socket.destroy();
    const connection = { socket, range, last: null, unanswered: 0, isRefused: false };
    all.set(socket, connection);
    const others = ofRange.get(range);
    if (others) others.add(connection);
    else ofRange.set(range, new Set([connection]));
    socket.once("close", () => remove(connection));
  }

  function remove(connection: Connection): void {
    if (!all.delete(connection.socket)) return;
    const others = ofRange.get(connection.range);
    others?.delete(connection);
    if (others?.size === 0) ofRange.delete(connection.range);
  }

  /** Closes the connection that has been idle longest of the range that holds most, which must be more than the newcomer's range holds. */
  function makeRoom(range: string | null): boolean {
    const own = ofRange.get(range)?.size ?? 0;
    const [largest] = [...ofRange.values()].toSorted((a, b) => b.size - a.size);
    if (!largest || largest.size <= own) return false;
    const [oldest] = largest;
    const closed = [...largest].find(({ unanswered }) => unanswered === 0) ?? oldest;
    if (!closed) return false;
    remove(closed);
    closed.socket.destroy();
    return true;
  }

  function begin(socket: Duplex, response: ServerResponse): "taken" | "too-many" | "ignored" {
    const connection = all.get(socket);
    if (!connection || connection.isRefused) return "ignored";
    connection.last = response;
    if (connection.unanswered < MOST_AHEAD) return "taken";
    connection.isRefused = true;
    // What has come in already is read on; the rest stays where it is.
    socket.pause();
    return "too-many";
  }

  function waits(socket: Duplex, response: ServerResponse): void {
    const connection = all.get(socket);
    if (!connection) return;
    connection.unanswered += 1;
    response.once("close", () => (connection.unanswered -= 1));
  }

  return {
    add,
    begin,
    waits,
    lastOf: (socket) => all.get(socket)?.last ?? null,
    responses: () => [...all.values()].flatMap(({ last }) => last ?? []),
  };
}

/** Linux says how many files may be open; Node has raised that to the most that it may have. */
function mostConnections(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1"))?.[1];
    return limit === undefined ? MOST : Math.max(64, Math.min(MOST, Number(limit) - OTHER_FILES));
  } catch {
    return MOST;
  }
}
