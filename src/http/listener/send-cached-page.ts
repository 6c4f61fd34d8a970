import type { IncomingMessage, ServerResponse } from "node:http";
import { isPrefetch } from "../is-prefetch.ts";
import { matchesEtag } from "../../page-cache/matches-etag.ts";
import type { PageCache } from "../../page-cache/open-page-cache.ts";
import { kindOf, type RequestRecord } from "../observability/request-record.ts";
import { hitHeaders } from "./hit-headers.ts";

type Options = { pages: Pick<PageCache, "hit">; host: string; requestIdOf: () => string };

/**
 * Sends a cached page and returns its log record; null when there is none: nothing was sent, and the app handles the request.
 * `host` is the host header as written.
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, host, requestIdOf }: Options,
): RequestRecord | null {
  const { method = "", url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const start_ms = performance.now();
  const hit = pages.hit({ host, url, acceptEncoding: headers["accept-encoding"]?.toString() });
  if (!hit) return null;

  const { page, body } = hit;
  const requestId = requestIdOf();
  const isNotModified = page.status === 200 && matchesEtag(headers["if-none-match"], page.etag);
  const delivery = {
    isOwnDomain: isDomain(host, page.brand.domain),
    isNotModified,
    isPrefetch: isPrefetch((name) => headers[name]?.toString()),
  };
  const status = isNotModified ? 304 : page.status;
  const ms = performance.now() - start_ms;
  response.writeHead(status, [...hitHeaders(hit, delivery), "x-request-id", requestId]);
  response.end(isNotModified || method === "HEAD" ? undefined : body);

  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  const bytes = isNotModified ? 0 : body.length;
  return { at_ms: Date.now(), method, path, kind: kindOf(path), status, ms, bytes, brand: page.brand.key, requestId };
}

/** Whether a host, with or without a port, is a brand's own domain. */
function isDomain(host: string, domain: string | null): boolean {
  return domain !== null && host.replace(/:\d+$/, "").toLowerCase() === domain;
}
