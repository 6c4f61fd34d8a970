import { isLocalhostName, isLoopback } from "../../loopback.ts";

/** Headers that proxies add: RFC 7239, RFC 9110 (7.6.3), and their predecessors. */
const PASSED_ON = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/**
 * Whether a request comes from this machine, for one of its own names, through no proxy. A request for `localhost` or `127.0.0.1`
 * may come through a proxy that names its target so: our names are `nl.localhost` and the like.
 */
export function isAskedHere({ url, headers }: Request, address: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(address) && isLocalhostName(hostname) && hostname !== "localhost" && !PASSED_ON.some((name) => headers.has(name));
}
