import { STATUS_CODES, validateHeaderValue } from "node:http";
import type { Kept } from "../../page-cache/open-pages.ts";
import { headersOf } from "../../page-cache/page.ts";
import { setAnswerHeaders } from "./answer-headers.ts";

/** How a page is sent: by its brand's own domain, which promises https, or another host; to one who has it already; to one who asked ahead. */
export type Sending = { isOwnDomain: boolean; isKnown: boolean; isAhead: boolean };

/** The lines that pages of a kind share, by the headers that they share: 5,000 pages kept 28 MB of them apart. */
const shared = { own: new WeakMap<Headers, Map<string, string>>(), other: new WeakMap<Headers, Map<string, string>>() };

/** Status line and headers, each with its end of line, as a server writes them; without the name of the request. */
export function headOf(kept: Kept, sending: Sending): string {
  const { page, body } = kept;
  const lines = sharedLines(kept, sending);
  return sending.isKnown ? `${lines}etag: ${page.etag}\r\n` : `${lines}etag: ${page.etag}\r\ncontent-length: ${body.length}\r\n`;
}

function sharedLines(kept: Kept, sending: Sending): string {
  const ofKinds = sending.isOwnDomain ? shared.own : shared.other;
  const { headers } = kept.page;
  const kind = kindOf(kept, sending);
  const known = ofKinds.get(headers)?.get(kind);
  if (known !== undefined) return known;
  const lines = makeLines(kept, sending);
  ofKinds.set(headers, new Map(ofKinds.get(headers)).set(kind, lines));
  return lines;
}

function kindOf({ page: { status }, encoding }: Kept, { isKnown, isAhead }: Sending): string {
  const kind = isKnown ? "known" : encoding;
  // Of nearly all: no text is made for it.
  if (status === 200 && !isAhead) return kind;
  return `${status} ${kind}${isAhead ? " ahead" : ""}`;
}

/** The same headers as names and values. */
export function headersFor({ page, encoding, body }: Kept, { isOwnDomain, isKnown, isAhead }: Sending): [name: string, value: string][] {
  const headers = headersOf(page, { content: isKnown ? null : { encoding, body }, isAhead });
  const host = isOwnDomain ? (page.brand.domain ?? "") : "";
  setAnswerHeaders(headers, { requestId: "", host, brand: page.brand, hasPolicies: true });
  headers.delete("x-request-id");
  return [...headers];
}

/** Of one page only. */
const ITS_OWN = new Set(["etag", "content-length"]);

/** All but those of one page only, checked as Node checks them. */
function makeLines(kept: Kept, sending: Sending): string {
  const status = statusOf(kept, sending);
  const lines = headersFor(kept, sending).flatMap(([name, value]) => {
    validateHeaderValue(name, value);
    return ITS_OWN.has(name) ? [] : `${name}: ${value}\r\n`;
  });
  return inOneByteEach(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}`);
}

/** In one piece, of one byte a sign: a part of a text that had wider signs keeps their width, and makes all that it is joined with as wide. */
function inOneByteEach(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

function statusOf({ page }: Kept, { isKnown }: Sending): number {
  return isKnown ? 304 : page.status;
}
