import { BlockList, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address, without mapping, is one of this machine. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Whether a host as an address names it (`localhost`, `127.0.0.1`, `[::1]`) is this machine: what is sent there crosses no line. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return isLocalName(name) || isLoopback(name);
}

/** Names that lead nowhere else, whatever a name server says (RFC 6761, 6.3). */
export function isLocalName(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host);
}
