import type { IncomingMessage } from "node:http";

/** The headers by which a kept page is chosen, as Node would join those that are said more than once. */
export type SaidHeaders = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/**
 * Reads two headers of some fifteen from how they were written: Node makes an object of all of them as soon as one is
 * asked for, which takes as long as finding the page.
 */
export function saidHeaders({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): SaidHeaders {
  return { acceptEncoding: said(rawHeaders, "accept-encoding"), ifNoneMatch: said(rawHeaders, "if-none-match") };
}

/** The values of a header that may be said more than once, in one text; `name` in small letters. */
function said(rawHeaders: readonly string[], name: string): string | undefined {
  let text: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!isNamed(rawHeaders[at], name)) continue;
    const value = rawHeaders[at + 1] ?? "";
    text = text === undefined ? value : `${text}, ${value}`;
  }
  return text;
}

/** Whether a header has this name, in small letters, however it was written. */
export function isNamed(written: string | undefined, name: string): boolean {
  return written?.length === name.length && (written === name || written.toLowerCase() === name);
}
