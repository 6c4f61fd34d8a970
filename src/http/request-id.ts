import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The part of Node's request that is read. */
type Identified = { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage["headers"] };

const GIVEN = /^[A-Za-z0-9-]{8,64}$/;
/** Random bytes enough that no two ids are ever equal. */
const BYTES = 12;

/** The id of a request: that of a trusted proxy when it gives a plain one, so that both logs name the request alike, or a new one. */
export function requestIdOf({ socket, headers }: Identified, trustedProxies: readonly string[]): string {
  if (trustedProxies.length === 0) return createRequestId();
  const connected = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const given = headers["x-request-id"];
  const counts = typeof given === "string" && GIVEN.test(given) && trustedProxies.includes(connected);
  return counts ? given : createRequestId();
}

/** A new id, of 24 hexadecimal digits. */
export function createRequestId(): string {
  return randomBytes(BYTES).toString("hex");
}
