import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The part of Node's request that is looked at. */
type Asked = { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage["headers"] };

const GIVEN = /^[A-Za-z0-9-]{8,64}$/;

/** The name of a request: that which a trusted proxy gave it, when it is a plain one, so that both logs tell of the same. */
export function requestIdOf({ socket, headers }: Asked, trustedProxies: readonly string[]): string {
  if (trustedProxies.length === 0) return randomUUID();
  const connected = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const given = headers["x-request-id"];
  const counts = typeof given === "string" && GIVEN.test(given) && trustedProxies.includes(connected);
  return counts ? given : randomUUID();
}
