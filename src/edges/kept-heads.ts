import { STATUS_CODES } from "node:http";
import type { Kept } from "../pages/open-pages.ts";
import { headersOf } from "../pages/page.ts";
import { setAnswerHeaders } from "./answer-headers.ts";

/** To whom a page is sent: by its brand's own domain, which promises https, or another host; to one who has it already, or not. */
export type Sending = { isOwnDomain: boolean; isKnown: boolean };

/** What the lines of all pages of a kind say, and what only this page's do. */
type Head = { ofItsKind: string; itsOwn: string };

/** Made once for a body, and gone with it. */
const heads = new WeakMap<Buffer, Map<number, Head>>();

/** Status line and headers, each with its end of line, as a server writes them; without the name of the request. */
export function headOf(kept: Kept, sending: Sending): string {
  const known = heads.get(kept.body);
  const which = (sending.isOwnDomain ? 2 : 0) + (sending.isKnown ? 1 : 0);
  const made = known?.get(which) ?? makeHead(kept, sending);
  if (known) known.set(which, made);
  else heads.set(kept.body, new Map([[which, made]]));
  return made.ofItsKind + made.itsOwn;
}

/** The same headers as names and values. */
export function headersFor({ page, encoding, body }: Kept, { isOwnDomain, isKnown }: Sending): [name: string, value: string][] {
  const headers = headersOf(page, isKnown ? null : { encoding, body });
  const host = isOwnDomain ? (page.brand.domain ?? "") : "";
  setAnswerHeaders(headers, { requestId: "", host, brand: page.brand, hasPolicies: true });
  headers.delete("x-request-id");
  return [...headers];
}

/** Of one page only. */
const ITS_OWN = new Set(["etag", "content-length"]);

function makeHead(kept: Kept, sending: Sending): Head {
  const status = sending.isKnown ? 304 : kept.page.status;
  const headers = headersFor(kept, sending);
  const lines = (some: typeof headers) => some.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const ofItsKind = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines(headers.filter(([name]) => !ITS_OWN.has(name)))}`;
  return { ofItsKind: shared(ofItsKind), itsOwn: inOnePiece(lines(headers.filter(([name]) => ITS_OWN.has(name)))) };
}

/** By what they say: five thousand pages kept 28 MB of them apart. */
const kinds = new Map<string, string>();
const MOST_KINDS = 500;

function shared(text: string): string {
  const known = kinds.get(text);
  if (known !== undefined) return known;
  const made = inOnePiece(text);
  if (kinds.size < MOST_KINDS) kinds.set(made, made);
  return made;
}

/** Of one byte a sign: as such it is written fastest. */
function inOnePiece(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}
