import { isLocalhostName, isLoopback } from "../../loopback.ts";

/** Headers that proxies add: RFC 7239, RFC 9110 (7.6.3), and their predecessors. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/**
 * Whether a request comes from this machine, for a local brand host such as `nl.localhost`, and not through a proxy. A proxy may
 * use `localhost` or `127.0.0.1` as its target, so those hosts do not count.
 */
export function isLocalRequest({ url, headers }: Pick<Request, "url" | "headers">, address: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(address) && isLocalhostName(hostname) && hostname !== "localhost" && !PROXY_HEADERS.some((name) => headers.has(name));
}
