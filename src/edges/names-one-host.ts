import type { IncomingMessage } from "node:http";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether a request says once, readably and without contradiction which host it is for: two Host headers, or a target
 * with another host than the header, are how one site's answer gets into another's cache (RFC 9112 §3.2).
 */
export function namesOneHost({ url = "", rawHeaders }: Pick<IncomingMessage, "url" | "rawHeaders">): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
  const [host = ""] = hosts;
  if (hosts.length !== 1 || !HOST.test(host)) return false;
  if (url.startsWith("/")) return true;

  const target = URL.parse(url);
  const named = URL.parse(`${target?.protocol}//${host}`);
  return target !== null && /^https?:$/.test(target.protocol) && target.username === "" && target.host === named?.host;
}
