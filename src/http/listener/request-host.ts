import type { IncomingMessage } from "node:http";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * The host of a request, as written; null when it is missing, invalid or ambiguous: two Host headers, or a target with
 * another host than the header, can put the response of one site into the cache of another (RFC 9112 §3.2).
 */
export function requestHost({ url = "", rawHeaders }: Pick<IncomingMessage, "url" | "rawHeaders">): string | null {
  const host = onlyHost(rawHeaders);
  if (host === null || !HOST.test(host)) return null;
  if (url.startsWith("/")) return host;

  const target = URL.parse(url);
  const expected = URL.parse(`${target?.protocol}//${host}`);
  const isSame = target !== null && /^https?:$/.test(target.protocol) && target.username === "" && target.host === expected?.host;
  return isSame ? host : null;
}

/** Null without a Host header, or with two: Node would use the first. */
function onlyHost(rawHeaders: readonly string[]): string | null {
  let host: string | null = null;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!isHost(rawHeaders[at])) continue;
    if (host !== null) return null;
    host = rawHeaders[at + 1] ?? "";
  }
  return host;
}

function isHost(name: string | undefined): boolean {
  return name?.length === "host".length && name.toLowerCase() === "host";
}
