import { isIPv4, isIPv6, SocketAddress } from "node:net";
import { isLoopback } from "../this-machine.ts";

/** Stands for the address of a visitor whom nobody could name (`client-address.ts`). */
export const UNKNOWN = "unknown";

/**
 * What one household or attacker can choose addresses from: the /24 of an IPv4 address, the /64 of an IPv6 address.
 * All that are unknown share one. Null for what tells visitors not apart: this machine itself (a proxy that is not in
 * TRUSTED_PROXIES), or no address.
 */
export function addressRangeOf(address: string): string | null {
  if (address === UNKNOWN) return UNKNOWN;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return isLoopback(plain) ? null : `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(plain) || isLoopback(plain)) return null;
  return `${firstGroups(plain)}::/64`;
}

/** The first four of the eight groups, in the short spelling that Node gives to every way of writing an address. */
function firstGroups(address: string): string {
  const short = new SocketAddress({ address, family: "ipv6" }).address;
  const [head = "", tail] = short.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
