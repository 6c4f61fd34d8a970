import { isIPv4, isIPv6, SocketAddress } from "node:net";
import { isLoopback } from "../loopback.ts";

/** `name` is in CIDR notation (`192.0.2.0/24`); `times` multiplies the limit of one household. */
export type AddressRange = { name: string; times: number };

/** Stands for an unknown client address (`client-address.ts`). */
export const UNKNOWN = "unknown";

/**
 * The ranges that one customer or provider may hold, narrowest first. IPv6: a network (/64), a household (/56 or /48) or an office
 * (/48), as RIPE-690 advises, and a provider (/32). A /16 of IPv4 may be most of a carrier's customers behind its NAT, so it has the
 * limit of 30 narrow ranges, as a /32 has.
 */
const IPV4_RANGES = [
  { bits: 24, times: 1 },
  { bits: 16, times: 30 },
];
/** Ranges with this `times` or more belong to many customers. */
const SHARED_BY_MANY = 30;
const IPV6_RANGES = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
  { bits: 32, times: 30 },
];

/**
 * The narrowest range that one household or attacker can choose addresses from: /24 for IPv4, /64 for IPv6. All unknown addresses
 * share one. Null for an empty or loopback address (such as a proxy that is not in TRUSTED_PROXIES), which may be any visitor.
 */
export function addressRangeOf(address: string): string | null {
  return addressRangesOf(address)[0]?.name ?? null;
}

/**
 * The range used for fair queueing: /24 for IPv4, /48 for IPv6, the widest that one household or office may hold. Null where
 * `addressRangeOf` is.
 */
export function fairnessRangeOf(address: string): string | null {
  return addressRangesOf(address).findLast(({ times }) => times < SHARED_BY_MANY)?.name ?? null;
}

/** All counted ranges of an address, narrowest first; empty where `addressRangeOf` is null. */
export function addressRangesOf(address: string): AddressRange[] {
  if (address === UNKNOWN) return [{ name: UNKNOWN, times: 1 }];
  const parsed = parseAddress(address);
  if (!parsed) return [];
  const ranges = parsed.family === "ipv4" ? IPV4_RANGES : IPV6_RANGES;
  return ranges.map(({ bits, times }) => ({ name: rangeName(parsed, bits), times }));
}

/** `parts` are the four bytes of an IPv4 address, or the first four of the eight 16-bit groups of an IPv6 address. */
type ParsedAddress = { family: "ipv4" | "ipv6"; parts: number[] };

function parseAddress(address: string): ParsedAddress | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return isLoopback(plain) ? null : { family: "ipv4", parts: plain.split(".").map(Number) };
  if (!isIPv6(plain) || isLoopback(plain)) return null;
  return { family: "ipv6", parts: firstGroups(plain) };
}

/** The first four of the eight groups; `SocketAddress` normalises every spelling of an address. */
function firstGroups(address: string): number[] {
  const short = new SocketAddress({ address, family: "ipv6" }).address;
  const [head = "", tail] = short.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

function rangeName({ family, parts }: ParsedAddress, bits: number): string {
  const width = family === "ipv4" ? 8 : 16;
  const masked = parts.slice(0, Math.ceil(bits / width)).map((part, at) => part & (-1 << Math.max(0, (at + 1) * width - bits)));
  if (family === "ipv6") return `${masked.map((group) => group.toString(16)).join(":")}::/${bits}`;
  return `${[...masked, 0, 0, 0].slice(0, 4).join(".")}/${bits}`;
}
