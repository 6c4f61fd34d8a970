import type { IncomingMessage, ServerResponse } from "node:http";
import { isPrefetch } from "../is-prefetch.ts";
import { matchesEtag } from "../../page-cache/matches-etag.ts";
import type { Pages } from "../../page-cache/open-pages.ts";
import { kindOf, type Answered } from "../observability/answered.ts";
import { headersFor, headOf } from "./kept-heads.ts";
import { sendWhole, takesHead } from "./whole-head.ts";

type Options = { pages: Pick<Pages, "kept">; host: string; nameOf: () => string };

/**
 * Sends a page that is kept, and tells what was answered; null when there is none, and nothing was sent. All other
 * requests go through the app. `host` is the request's, as it was written.
 */
export function sendKept(request: IncomingMessage, response: ServerResponse, { pages, host, nameOf }: Options): Answered | null {
  const { method = "", url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const start_ms = performance.now();
  const kept = pages.kept({ host, url, acceptEncoding: headers["accept-encoding"]?.toString() });
  if (!kept) return null;

  const { page, body } = kept;
  const requestId = nameOf();
  const at_ms = Date.now();
  const isKnown = page.status === 200 && matchesEtag(headers["if-none-match"], page.etag);
  const status = isKnown ? 304 : page.status;
  const isAhead = isPrefetch((name) => headers[name]?.toString());
  const sending = { isOwnDomain: isDomain(host, page.brand.domain), isKnown, isAhead };
  const whole = {
    status,
    head: `${headOf(kept, sending)}x-request-id: ${requestId}\r\n`,
    at_ms,
    body: isKnown || method === "HEAD" ? undefined : body,
  };
  const ms = performance.now() - start_ms;
  if (takesHead(response)) sendWhole(response, whole);
  else response.writeHead(status, [...headersFor(kept, sending), ["x-request-id", requestId]].flat()).end(whole.body);

  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  return {
    at_ms,
    method,
    path,
    kind: kindOf(path),
    status,
    ms,
    bytes: isKnown ? 0 : body.length,
    brand: page.brand.key,
    requestId,
  };
}

/** Whether a host, written with a port or without, is a brand's own domain. */
function isDomain(host: string, domain: string | null): boolean {
  return domain !== null && host.replace(/:\d+$/, "").toLowerCase() === domain;
}
