import type { CacheHit } from "../../page-cache/open-page-cache.ts";
import { headersOf } from "../../page-cache/page.ts";
import { setAnswerHeaders } from "./answer-headers.ts";

export type Delivery = {
  /** The request named the brand's own domain, which is served by https alone. */
  isOwnDomain: boolean;
  /** The client has this page already: 304. */
  isNotModified: boolean;
  isPrefetch: boolean;
};

/** The headers that all pages with the same `Headers` share, by how they are delivered: 5,000 pages had 28 MB of them. */
const shared = {
  own: new WeakMap<Headers, Map<string, readonly string[]>>(),
  other: new WeakMap<Headers, Map<string, readonly string[]>>(),
};
/** Those of one page only. */
const PER_PAGE = new Set(["etag", "content-length"]);

/** The headers of a cached page but `x-request-id`, as `writeHead` takes them: names and values by turns. */
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
  setAnswerHeaders(headers, { requestId: "", host, brand: page.brand, hasPolicies: true });
  headers.delete("x-request-id");
  return [...headers].flatMap(([name, value]) => (PER_PAGE.has(name) ? [] : [name, value]));
}
