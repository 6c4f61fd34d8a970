import type { CacheHit } from "../../page-cache/open-page-cache.ts";
import { headersOf } from "../../page-cache/page.ts";
import { setResponseHeaders } from "./response-headers.ts";

export type Delivery = {
  /** The request is for the brand's own domain, which is served over https only. */
  isOwnDomain: boolean;
  /** The client has this page already: 304. */
  isNotModified: boolean;
  isPrefetch: boolean;
};

/** Flat headers, shared by all pages with the same `Headers` and delivery: separate ones took 28 MB for 5,000 pages. */
const shared = {
  own: new WeakMap<Headers, Map<string, readonly string[]>>(),
  other: new WeakMap<Headers, Map<string, readonly string[]>>(),
};
/** Different for each page. */
const PER_PAGE = new Set(["etag", "content-length"]);

/** The headers of a cached page except `x-request-id`, as `writeHead` takes them: alternating names and values. */
export function hitHeaders(hit: CacheHit, delivery: Delivery): string[] {
  const headers = [...sharedHeaders(hit, delivery), "etag", hit.page.etag];
  if (!delivery.isNotModified) headers.push("content-length", String(hit.body.length));
  return headers;
}

function sharedHeaders(hit: CacheHit, delivery: Delivery): readonly string[] {
  const byPage = delivery.isOwnDomain ? shared.own : shared.other;
  const { headers } = hit.page;
  const key = `${hit.page.status} ${delivery.isNotModified ? "304" : hit.encoding}${delivery.isPrefetch ? " prefetch" : ""}`;
  const known = byPage.get(headers)?.get(key);
  if (known) return known;
  const made = makeHeaders(hit, delivery);
  byPage.set(headers, new Map(byPage.get(headers)).set(key, made));
  return made;
}

function makeHeaders({ page, encoding, body }: CacheHit, { isOwnDomain, isNotModified, isPrefetch }: Delivery): string[] {
  const headers = headersOf(page, { content: isNotModified ? null : { encoding, body }, isPrefetch });
  const host = isOwnDomain ? (page.brand.domain ?? "") : "";
  setResponseHeaders(headers, { requestId: "", host, brand: page.brand, hasPolicies: true });
  headers.delete("x-request-id");
  return [...headers].flatMap(([name, value]) => (PER_PAGE.has(name) ? [] : [name, value]));
}
