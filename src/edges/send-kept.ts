import type { IncomingMessage, ServerResponse } from "node:http";
import { matchesEtag } from "../pages/matches-etag.ts";
import type { Kept, Pages } from "../pages/open-pages.ts";
import { headersOf } from "../pages/page.ts";
import { kindOf, type Answered } from "../watch/answered.ts";
import { setAnswerHeaders } from "./answer-headers.ts";

/** The headers of a page, names and values by turns as Node writes them; who knows the page already is told less of it. */
type Lines = { whole: string[]; known: string[] };
/** A brand's own domain promises https. */
type Written = Record<"own" | "other", Lines>;

/** Made once for a body, and gone with it. */
const written = new WeakMap<Buffer, Written>();

type Options = { pages: Pick<Pages, "kept">; nameOf: () => string };

/**
 * Sends a page that is kept, and tells what was answered; null when there is none, and nothing was sent. All other
 * requests go through the app.
 */
export function sendKept(request: IncomingMessage, response: ServerResponse, { pages, nameOf }: Options): Answered | null {
  const { method = "", url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const start_ms = performance.now();
  const { host = "" } = headers;
  const kept = pages.kept({ host, url, acceptEncoding: textOf(headers["accept-encoding"]) });
  if (!kept) return null;

  const { page, body } = kept;
  const requestId = nameOf();
  const isKnown = page.status === 200 && matchesEtag(headers["if-none-match"], page.etag);
  const status = isKnown ? 304 : page.status;
  const lines = writtenOf(kept)[host.replace(/:\d+$/, "") === page.brand.domain ? "own" : "other"];
  response.writeHead(status, [...(isKnown ? lines.known : lines.whole), "x-request-id", requestId]);
  response.end(isKnown || method === "HEAD" ? undefined : body);
  const [path = ""] = url.split("?", 1);
  return {
    at_ms: Date.now(),
    method,
    path,
    kind: kindOf(path),
    status,
    ms: performance.now() - start_ms,
    bytes: isKnown ? 0 : body.length,
    brand: page.brand.key,
    requestId,
  };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : header?.join(",");
}

function writtenOf(kept: Kept): Written {
  const known = written.get(kept.body);
  if (known) return known;
  const made = { own: linesOf(kept, kept.page.brand.domain ?? ""), other: linesOf(kept, "") };
  written.set(kept.body, made);
  return made;
}

function linesOf(kept: Kept, host: string): Lines {
  const { page } = kept;
  const lines = (sent: Kept | null) => {
    const headers = headersOf(page, sent);
    setAnswerHeaders(headers, { requestId: "", host, brand: page.brand, hasPolicies: true });
    headers.delete("x-request-id");
    return flat(headers);
  };
  return { whole: lines(kept), known: lines(null) };
}

/** Of one page only. */
const ITS_OWN = new Set(["etag", "content-length"]);

function flat(headers: Headers): string[] {
  return [...headers].flatMap(([name, value]) => [shareText(name), ITS_OWN.has(name) ? inOnePiece(value) : shareText(value)]);
}

/** Five thousand pages kept 360,000 of them apart, and 28 MB. */
const texts = new Map<string, string>();
const MOST_TEXTS = 1_000;

function shareText(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const made = inOnePiece(text);
  if (texts.size < MOST_TEXTS) texts.set(made, made);
  return made;
}

/** Of one byte a sign: as such it is written fastest. */
function inOnePiece(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}
