import { isLocalName, isLoopback } from "../this-machine.ts";

/** What proxies add to a request that they pass on: RFC 7239, RFC 9110 (7.6.3), and what came before them. */
const PASSED_ON = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/**
 * Whether somebody on this machine asks, for one of its own names, and no proxy passes it on. A proxy that names its
 * target as `localhost` or `127.0.0.1` is none of ours either: our names are `nl.localhost` and the like.
 */
export function isAskedHere({ url, headers }: Request, address: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(address) && isLocalName(hostname) && hostname !== "localhost" && !PASSED_ON.some((name) => headers.has(name));
}
