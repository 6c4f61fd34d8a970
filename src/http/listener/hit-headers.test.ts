import { expect, test } from "vitest";
import { brandOfKey } from "../../brands/brands.ts";
import type { CacheHit } from "../../page-cache/open-page-cache.ts";
import { hitHeaders, type Delivery } from "./hit-headers.ts";

const OTHER = { isOwnDomain: false, isNotModified: false, isPrefetch: false };
const OWN = { ...OTHER, isOwnDomain: true };
const HEADERS = new Headers({ "content-type": "text/html; charset=utf-8", vary: "accept-encoding" });

function hit(page: Partial<CacheHit["page"]> = {}, encoding: CacheHit["encoding"] = "br"): CacheHit {
  const body = Buffer.from("packed");
  const brand = { ...brandOfKey("nl"), domain: "www.uitjesbaas.example" };
  const rendered = { status: 200, brand, headers: HEADERS, etag: 'W/"a"', bodies: new Map([[encoding, body]]), isCurrent: () => true };
  const state = { rendered_ms: 0, freshUntil_ms: 0, timesSent: 0, renderAgain: () => Promise.reject(new Error("not expected")) };
  return { page: { ...rendered, ...state, ...page }, encoding, body };
}

function sent(of: CacheHit, delivery: Delivery): Record<string, string | undefined> {
  const flat = hitHeaders(of, delivery);
  return Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));
}

test("only a brand's own domain sends HSTS, whichever host is requested first", () => {
  for (const _first of [1, 2]) {
    expect(sent(hit(), OWN)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(sent(hit(), OTHER)["strict-transport-security"]).toBeUndefined();
  }
});

test("pages with equal headers share them, and each has its own etag, length and encoding", () => {
  expect(sent(hit({ etag: 'W/"b"' }), OTHER)).toEqual({ ...sent(hit(), OTHER), etag: 'W/"b"' });
  expect(sent(hit({}, "gzip"), OTHER)).toMatchObject({ "content-encoding": "gzip", "content-length": "6" });
  const notModified = sent(hit(), { ...OTHER, isNotModified: true });
  expect(notModified.etag).toBe('W/"a"');
  expect(Object.keys(notModified).filter((name) => /^content-(type|length|encoding)$/.test(name))).toEqual([]);
});

test("only prefetched pages may be cached for ten seconds, whichever is requested first", () => {
  const prefetch = { ...OTHER, isPrefetch: true };
  const headers = new Headers({ ...Object.fromEntries(HEADERS), "cache-control": "public, max-age=0, must-revalidate" });
  for (const page of [{ headers }, { headers, status: 404 }])
    for (const isNotModified of [false, true, false]) {
      expect(sent(hit(page), { ...prefetch, isNotModified })["cache-control"]).toBe("private, max-age=10, s-maxage=0");
      expect(sent(hit(page), { ...OTHER, isNotModified })["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
});
