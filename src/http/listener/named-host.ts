import type { IncomingMessage } from "node:http";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * The host that a request says it is for, as it was written; null unless it says so once, readably and without
 * contradiction: two Host headers, or a target with another host than the header, are how one site's answer gets into
 * another's cache (RFC 9112 §3.2).
 */
export function namedHost({ url = "", rawHeaders }: Pick<IncomingMessage, "url" | "rawHeaders">): string | null {
  const host = onlyHost(rawHeaders);
  if (host === null || !HOST.test(host)) return null;
  if (url.startsWith("/")) return host;

  const target = URL.parse(url);
  const named = URL.parse(`${target?.protocol}//${host}`);
  const isSame = target !== null && /^https?:$/.test(target.protocol) && target.username === "" && target.host === named?.host;
  return isSame ? host : null;
}

/** Null when there are none, or two, of which Node keeps the first. */
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
