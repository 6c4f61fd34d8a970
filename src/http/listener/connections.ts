import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";

/** Limit of connections; lower where the process may open fewer files. */
const MAX_CONNECTIONS = 4_096;
/** File descriptors for everything else: database connections, pictures, the snapshot, the log. */
const RESERVED_FILES = 256;
/**
 * Limit of unanswered requests on one connection. Browsers and proxies do not pipeline; each pipelined request of 74 bytes costs the server
 * a page.
 */
const MAX_PIPELINED = 8;

type Socket = Duplex & { remoteAddress?: string | undefined };
type Connection = { socket: Socket; range: string | null; last: ServerResponse | null; unanswered: number; isRejecting: boolean };

export type Connections = {
  /**
   * Adds a connection. At the limit, the range with most connections loses its oldest idle one, or its oldest if none is idle; if the
   * range of the new connection has as many, the new one is closed.
   */
  add(socket: Socket): void;
  /** The latest response of a connection, null before its first request. */
  lastOf(socket: Duplex): ServerResponse | null;
  /**
   * Counts a request. `too-many`: reject it and close the connection; `ignored`: an earlier one was rejected, do nothing.
   */
  begin(socket: Duplex, response: ServerResponse): "accepted" | "too-many" | "ignored";
  /** Counts a request as unanswered until its response closes. */
  awaitResponse(socket: Duplex, response: ServerResponse): void;
  /** The latest response of each connection. */
  responses(): ServerResponse[];
};

/** Tracks connections by address range, and their unanswered requests. A cached response costs one map lookup. */
export function createConnections(max = maxConnections()): Connections {
  const all = new Map<Duplex, Connection>();
  const ofRange = new Map<string | null, Set<Connection>>();

  function add(socket: Socket): void {
    const range = fairnessRangeOf(socket.remoteAddress ?? "");
    if (all.size >= max && !makeRoom(range)) return void socket.destroy();
    const connection = { socket, range, last: null, unanswered: 0, isRejecting: false };
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

  /** Closes a connection of the range with most, if that has more than `range`: its oldest idle one, or the oldest if none is idle. */
  function makeRoom(range: string | null): boolean {
    const closed = oldestIdleOrOldest(largestAbove(ofRange.get(range)?.size ?? 0));
    if (!closed) return false;
    remove(closed);
    closed.socket.destroy();
    return true;
  }

  /** The connections of the range that has most, if those are more than `size`. Copies nothing: an attack calls it for each connection. */
  function largestAbove(size: number): Iterable<Connection> {
    let largest: Set<Connection> | undefined;
    for (const range of ofRange.values()) if (range.size > (largest?.size ?? size)) largest = range;
    return largest ?? [];
  }

  function begin(socket: Duplex, response: ServerResponse): "accepted" | "too-many" | "ignored" {
    const connection = all.get(socket);
    if (!connection || connection.isRejecting) return "ignored";
    connection.last = response;
    if (connection.unanswered < MAX_PIPELINED) return "accepted";
    connection.isRejecting = true;
    // The parser finishes its buffer; the rest stays in the kernel.
    socket.pause();
    return "too-many";
  }

  function awaitResponse(socket: Duplex, response: ServerResponse): void {
    const connection = all.get(socket);
    if (!connection) return;
    connection.unanswered += 1;
    response.once("close", () => (connection.unanswered -= 1));
  }

  return {
    add,
    begin,
    awaitResponse,
    lastOf: (socket) => all.get(socket)?.last ?? null,
    responses: () => [...all.values()].flatMap(({ last }) => last ?? []),
  };
}

/** The first idle connection, or the first if none is idle; undefined where there is none. */
function oldestIdleOrOldest(oldestFirst: Iterable<Connection>): Connection | undefined {
  let oldest: Connection | undefined;
  for (const connection of oldestFirst) {
    if (connection.unanswered === 0) return connection;
    oldest ??= connection;
  }
  return oldest;
}

/** From the limit of open files on Linux, which Node raises to the hard limit at start. */
function maxConnections(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1"))?.[1];
    return limit === undefined ? MAX_CONNECTIONS : Math.max(64, Math.min(MAX_CONNECTIONS, Number(limit) - RESERVED_FILES));
  } catch {
    return MAX_CONNECTIONS;
  }
}
