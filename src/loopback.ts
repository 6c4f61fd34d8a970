import { BlockList, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address (no IPv4-mapped IPv6) is a loopback address. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Whether the host of a URL (`localhost`, `127.0.0.1`, `[::1]`) is this machine: traffic to it crosses no network. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return isLocalhostName(name) || isLoopback(name);
}

/** `localhost` and its subdomains always resolve to loopback (RFC 6761, 6.3). */
export function isLocalhostName(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host);
}
