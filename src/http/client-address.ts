import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6, SocketAddress } from "node:net";
import { isLoopback } from "../loopback.ts";
import { UNKNOWN } from "../abuse/address-range.server.ts";

/**
 * The visitor's address: that of the connection, or if it is a trusted proxy the last address of X-Forwarded-For that is
 * not one. Anybody can send that header, so it counts from TRUSTED_PROXIES only (specification 3, Name and brands).
 * `UNKNOWN` when a trusted proxy sends no valid address, or the connection has closed: those visitors share one range,
 * because a visitor without a range would have no limit.
 */
export function clientAddress(incoming: Pick<IncomingMessage, "socket" | "headers"> | null, trustedProxies: readonly string[]): string {
  const connected = readAddress(incoming?.socket?.remoteAddress ?? "");
  if (connected === null) return UNKNOWN;
  if (!trustedProxies.includes(connected)) return connected;

  const forwarded = String(incoming?.headers["x-forwarded-for"] ?? "").split(",");
  // From the end: everything before the last address that is not a trusted proxy was sent by the visitor.
  for (const text of forwarded.toReversed()) {
    const address = readAddress(text);
    if (address !== null && trustedProxies.includes(address)) continue;
    // A loopback address is not a visitor but another proxy.
    return address === null || isLoopback(address) ? UNKNOWN : address;
  }
  return UNKNOWN;
}

/** A normalised address, without the port that some proxies add; null if invalid. */
function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/.exec(trimmed) ?? [];
  const address = withoutMapping(bracketed ?? plain ?? trimmed);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  // `SocketAddress` would drop the zone id (`fe80::1%eth0`).
  return address.includes("%") ? address : withoutMapping(new SocketAddress({ address, family: "ipv6" }).address);
}

/** `::ffff:192.0.2.1` is an IPv4 address on a dual-stack socket. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
