import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6, SocketAddress } from "node:net";
import { isLoopback } from "../loopback.ts";
import { UNKNOWN } from "../abuse/address-range.server.ts";

/**
 * The visitor's address: the one that connected, or when that is a trusted proxy the last of X-Forwarded-For that is
 * not one. Anybody can write that header, so it counts from TRUSTED_PROXIES only (decisions, Name and brands).
 * `UNKNOWN` when a trusted proxy does not name a visitor readably, or the connection has closed: all of those share one
 * range, because a visitor without a range would have no limit.
 */
export function clientAddress(incoming: Pick<IncomingMessage, "socket" | "headers"> | null, trustedProxies: readonly string[]): string {
  const connected = readAddress(incoming?.socket?.remoteAddress ?? "");
  if (connected === null) return UNKNOWN;
  if (!trustedProxies.includes(connected)) return connected;

  const forwarded = String(incoming?.headers["x-forwarded-for"] ?? "").split(",");
  // Read from its end: what stands before the first address that is no proxy of ours was sent by the visitor.
  for (const text of forwarded.toReversed()) {
    const address = readAddress(text);
    if (address !== null && trustedProxies.includes(address)) continue;
    // A proxy's own machine is no visitor: another proxy stands there.
    return address === null || isLoopback(address) ? UNKNOWN : address;
  }
  return UNKNOWN;
}

/** An address in the short spelling that Node gives it, without the port that some proxies add; null for anything else. */
function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/.exec(trimmed) ?? [];
  const address = withoutMapping(bracketed ?? plain ?? trimmed);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  // A link's name (`fe80::1%eth0`) stands in no other spelling of an address.
  return address.includes("%") ? address : withoutMapping(new SocketAddress({ address, family: "ipv6" }).address);
}

/** `::ffff:192.0.2.1` is an IPv4 address that arrived on a socket for both. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
