import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const GIVEN = /^[A-Za-z0-9-]{8,64}$/;

/** The name of a request: that which a trusted proxy gave it, when it is a plain one, so that both logs tell of the same. */
export function requestIdOf({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, trustedProxies: readonly string[]): string {
  const connected = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const given = headers["x-request-id"];
  const counts = typeof given === "string" && GIVEN.test(given) && trustedProxies.includes(connected);
  return counts ? given : randomUUID();
}
