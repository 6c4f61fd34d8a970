import type { IncomingMessage } from "node:http";

/**
 * The visitor's address: the one that connected, or when that is a trusted proxy the last of X-Forwarded-For that is
 * not one. Anybody can write that header, so it counts from TRUSTED_PROXIES only (decisions, Name and brands).
 */
export function clientAddress(incoming: Pick<IncomingMessage, "socket" | "headers"> | null, trustedProxies: readonly string[]): string {
  const connected = withoutMapping(incoming?.socket?.remoteAddress ?? "");
  if (!trustedProxies.includes(connected)) return connected;
  const forwarded = String(incoming?.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => withoutMapping(address.trim()))
    .filter(Boolean);
  return forwarded.findLast((address) => !trustedProxies.includes(address)) ?? connected;
}

/** `::ffff:192.0.2.1` is an IPv4 address that arrived on a socket for both. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
