import { expect, test } from "vitest";
import { brandOfKey } from "../../brands/brands.ts";
import type { Kept } from "../../page-cache/open-pages.ts";
import { headOf } from "./kept-heads.ts";

const OTHER = { isOwnDomain: false, isKnown: false, isAhead: false };
const OWN = { isOwnDomain: true, isKnown: false, isAhead: false };
const HEADERS = new Headers({ "content-type": "text/html; charset=utf-8", vary: "accept-encoding" });

function kept(page: Partial<Kept["page"]> = {}, encoding: Kept["encoding"] = "br"): Kept {
  const body = Buffer.from("packed");
  const brand = { ...brandOfKey("nl"), domain: "www.uitjesbaas.example" };
  const made = { status: 200, brand, headers: HEADERS, etag: 'W/"a"', bodies: new Map([[encoding, body]]), isCurrent: () => true };
  const rest = { made_ms: 0, freshUntil_ms: 0, sent: 0, renew: () => Promise.reject(new Error("not asked")) };
  return { page: { ...made, ...rest, ...page }, encoding, body };
}

test("a brand's own domain promises https, and no other host does, whoever asked first", () => {
  for (const _first of [1, 2]) {
    expect(headOf(kept(), OWN)).toContain("strict-transport-security: max-age=31536000; includeSubDomains\r\n");
    expect(headOf(kept(), OTHER)).not.toContain("strict-transport-security");
  }
});

test("pages of a kind share all but what is one's own, and what is sent of them has its own lines", () => {
  expect(headOf(kept({ etag: 'W/"b"' }), OTHER)).toBe(headOf(kept(), OTHER).replace('W/"a"', 'W/"b"'));
  expect(headOf(kept({}, "gzip"), OTHER)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-encoding: gzip\r\n[^]*content-length: 6\r\n$/);
  expect(headOf(kept({ status: 404 }), OTHER)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  const known = headOf(kept(), { ...OTHER, isKnown: true });
  expect(known).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(known).not.toMatch(/\r\ncontent-/);
});

test("who asks ahead is told how long it is good, and nobody else, whoever asked first", () => {
  const ahead = { ...OTHER, isAhead: true };
  const headers = new Headers({ ...Object.fromEntries(HEADERS), "cache-control": "public, max-age=0, must-revalidate" });
  for (const page of [{ headers }, { headers, status: 404 }])
    for (const isKnown of [false, true, false]) {
      expect(headOf(kept(page), { ...ahead, isKnown })).toContain("\r\ncache-control: private, max-age=10, s-maxage=0\r\n");
      expect(headOf(kept(page), { ...OTHER, isKnown })).toContain("\r\ncache-control: public, max-age=0, must-revalidate\r\n");
    }
});
