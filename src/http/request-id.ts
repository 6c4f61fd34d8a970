import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The used part of Node's request. */
type Incoming = { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage["headers"] };

const GIVEN = /^[A-Za-z0-9-]{8,64}$/;

/** The id of a request: a valid one from a trusted proxy, so that both logs match, or a new one. */
export function requestIdOf({ socket, headers }: Incoming, trustedProxies: readonly string[]): string {
  if (trustedProxies.length === 0) return createRequestId();
  const connected = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const given = headers["x-request-id"];
  const isTrusted = typeof given === "string" && GIVEN.test(given) && trustedProxies.includes(connected);
  return isTrusted ? given : createRequestId();
}

/** A new id. */
export function createRequestId(): string {
  return randomUUID();
}
