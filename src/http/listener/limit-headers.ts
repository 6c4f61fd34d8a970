import type { IncomingMessage } from "node:http";

/** Limits in characters; browsers, crawlers and caches send at most 100 and a few hundred, respectively. */
const MAX_LENGTHS = [
  ["accept-encoding", 256],
  ["if-none-match", 1_024],
] as const;

/**
 * Removes header lists longer than any client needs. They are parsed for every response, cached ones too, and splitting 15 KB of
 * commas took longer than the response. Without them a response is not compressed, or not a 304.
 */
export function limitHeaders({ headers, rawHeaders }: Pick<IncomingMessage, "headers" | "rawHeaders">): void {
  for (const [name, maxLength] of MAX_LENGTHS) {
    const value = headers[name];
    if (value === undefined || value.length <= maxLength) continue;
    delete headers[name];
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2);
  }
}
