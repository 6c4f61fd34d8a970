import type { IncomingMessage } from "node:http";

/** The longest lists that are read, in characters; browsers, crawlers and caches send at most 100 and a few hundred. */
const LONGEST = [
  ["accept-encoding", 256],
  ["if-none-match", 1_024],
] as const;

/**
 * Removes headers that are longer lists than any client needs. They are read for every answer, cached ones too, and 15 KB of
 * commas took longer to split than the answer takes. Without them the answer is simpler: not compressed, or sent again.
 */
export function limitHeaders({ headers, rawHeaders }: Pick<IncomingMessage, "headers" | "rawHeaders">): void {
  for (const [name, longest] of LONGEST) {
    const value = headers[name];
    if (value === undefined || value.length <= longest) continue;
    delete headers[name];
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2);
  }
}
