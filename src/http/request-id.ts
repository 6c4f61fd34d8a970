import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The part of Node's request that is looked at. */
type Asked = { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage["headers"] };

const GIVEN = /^[A-Za-z0-9-]{8,64}$/;

/** The name of a request: that which a trusted proxy gave it, when it is a plain one, so that both logs tell of the same. */
export function requestIdOf({ socket, headers }: Asked, trustedProxies: readonly string[]): string {
  if (trustedProxies.length === 0) return drawRequestId();
  const connected = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const given = headers["x-request-id"];
  const counts = typeof given === "string" && GIVEN.test(given) && trustedProxies.includes(connected);
  return counts ? given : drawRequestId();
}

/** Enough that no two are ever the same. */
const BYTES = 12;
const drawn = Buffer.alloc(BYTES * 256);
let at = drawn.length;

/** A name that no other request has, of 24 signs. Node's UUID, which is put together of 21 texts, took a twentieth of a hit. */
export function drawRequestId(): string {
  if (at === drawn.length) {
    randomFillSync(drawn);
    at = 0;
  }
  at += BYTES;
  return drawn.toString("hex", at - BYTES, at);
}
