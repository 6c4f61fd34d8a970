import { hash } from "node:crypto";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { RequestRecord } from "../src/http/observability/request-record.ts";
import { testApp } from "./support/app.ts";
import { addFourBrands } from "./support/four-brands.ts";

const records: RequestRecord[] = [];
const product = await testApp({ fill: addFourBrands, watch: (record) => records.push(record) });
afterAll(product.close);

const PAGES = ["/", "/uitjes", "/uitjes/kano-nl", "/blogs", "/blog/1", "/bestaat-niet"];
const OTHERS = [
  "/api/docs",
  "/api/openapi.json",
  "/api/public/seo?slug=x",
  "/static/scenes/canoe-3.svg",
  "/static/nothing.js",
  "/uitjes.data",
];
const HEALTH = ["/livez", "/readyz"];
const IMMUTABLE = "public, max-age=31536000, immutable";

test.for([...PAGES, ...OTHERS, ...HEALTH, "/dev/mail"])("%s has all common headers", async (path) => {
  const { headers } = await product.get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": path.endsWith(".svg") ? "cross-origin" : "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-request-id": expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  });
  // HSTS is sent only on brand domains, and no brand has one yet.
  expect(headers.get("strict-transport-security")).toBeNull();
});

test.for(PAGES)("the policy of %s allows its inline scripts by their hashes", async (path) => {
  const page = await product.get(path);
  const html = await page.text();
  const policy = policyOf(page);
  // JSON-LD for search engines is data, not a script.
  const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) =>
    hashOf(text),
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(policy["script-src"]).toEqual(["'self'", ...scripts]);
  expect(policy["style-src"]).toEqual(["'self'", hashOf(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "")]);
  expect(policy).toMatchObject({
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
  });
  expect(policy["require-trusted-types-for"]).toEqual(["'script'"]);
  expect(html).not.toContain("nonce");
});

test("the smallest script is immutable, and varies by encoding even uncompressed", async () => {
  const [script = ""] = await Array.fromAsync(
    glob("static/assets/rolldown-runtime-*.js", { cwd: join(import.meta.dirname, "../build/client") }),
  );
  const ask = (encoding: string) =>
    product.app(new Request(`http://nl.localhost:3000/${script}`, { headers: { host: "nl.localhost:3000", "accept-encoding": encoding } }));
  const answers = await Promise.all(["br", "gzip", "identity"].map(ask));
  expect(answers.map(({ headers }) => [headers.get("content-encoding"), headers.get("vary"), headers.get("cache-control")])).toEqual([
    ["br", "Accept-Encoding", IMMUTABLE],
    ["gzip", "Accept-Encoding", IMMUTABLE],
    [null, "Accept-Encoding", IMMUTABLE],
  ]);
});

test("feeds, drawings and API descriptions vary by encoding, for HEAD and 304 too", async () => {
  const [drawing = ""] = /\/static\/scenes\/[\w-]+-\d+\.svg/.exec(await (await product.get("/uitjes")).text()) ?? [];
  const feeds = ["/robots.txt", "/sitemap.xml", "/blogs/feed.xml"];
  for (const path of [...feeds, drawing, "/api/openapi.json", "/api/docs"]) {
    const ask = (method: string, more = {}) =>
      product.app(new Request(`http://nl.localhost:3000${path}`, { method, headers: { "accept-encoding": "gzip", ...more } }));
    const got = await ask("GET");
    const head = await ask("HEAD");
    const varies = [got, head].map(({ status, headers }) => [status, headers.get("vary")]);
    expect([path, ...varies]).toEqual([path, [200, "Accept-Encoding"], [200, "Accept-Encoding"]]);
    if (!feeds.includes(path)) continue;
    const unchanged = await ask("GET", { "if-none-match": got.headers.get("etag") });
    expect([path, unchanged.status, unchanged.headers.get("vary")]).toEqual([path, 304, "Accept-Encoding"]);
  }
});

test("a page outside the screens may load and run only its own stylesheet", async () => {
  const docs = await product.get("/api/docs");
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(await docs.text()) ?? [];
  expect(policyOf(docs)).toMatchObject({ "script-src": ["'self'"], "style-src": ["'self'", hashOf(style)] });
  expect(policyOf(await product.get("/dev/mail"))).toMatchObject({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });
  expect(policyOf(await product.get("/api/public/seo?slug=x"))).toMatchObject({ "default-src": ["'none'"] });
});

test("a path that cannot be decoded gives a 404 page, or a 404 of the API", async () => {
  for (const path of ["/%FF", "/blog/%FF", "/uitjes/%E0%A4%A", "/%0Da/1", "/uitjes/a%0A", "/%E2%80%A8", "/%00"]) {
    const answer = await product.get(path);
    expect([path, answer.status, (await answer.text()).includes("</h1>")]).toEqual([path, 404, true]);
  }
  const posted = await product.post("/uitjes/a%0A", { body: "name=", headers: { "content-type": "application/x-www-form-urlencoded" } });
  expect([posted.status, (await posted.text()).includes("</h1>")]).toEqual([404, true]);
  expect((await product.get("/api/public/activities/%FF")).status).toBe(404);
});

test("every request is reported to the log, with its brand and id, and without the search", async () => {
  records.length = 0;
  const page = await product.get("/uitjes?zoek=geheim", "de.localhost");
  await product.get("/livez");
  expect(records).toMatchObject([
    { method: "GET", path: "/uitjes", kind: "page", status: 200, brand: "de", requestId: page.headers.get("x-request-id") },
    { path: "/livez", kind: "health", status: 200, brand: null },
  ]);
  expect(JSON.stringify(records)).not.toContain("geheim");
});

type Sent = [name: string, method: string, path: string, fields: Record<string, string> | null, status: number, accept?: string];
const WRONG = { name: "Anna", email: "anna@korenbloem" };
test.for([
  ["a message with mistakes", "POST", "/helpdesk", { form: "question", ...WRONG }, 422],
  ["the same message sent by a script", "POST", "/helpdesk", { form: "question", ...WRONG }, 422, "application/json"],
  ["a quote request with mistakes", "POST", "/uitjes/kano-nl", { form: "quote", ...WRONG }, 422],
  ["a message of an advertiser with mistakes", "POST", "/adverteren", { form: "advertise", ...WRONG }, 422],
  ["a form that the page does not have", "POST", "/adverteren", WRONG, 400],
  ["a newsletter for no address", "POST", "/nieuwsbrief", WRONG, 422],
  ["an invalid place", "POST", "/plaats-voorstellen", WRONG, 422],
  ["a forged link of a mail", "POST", "/nieuwsbrief/afmelden", { token: "a.b.c" }, 404],
  ["a form to a missing page", "POST", "/bestaat-niet", WRONG, 405],
  ["a form to a missing activity", "POST", "/uitjes/bestaat-niet", WRONG, 404],
  ["the same sent by a script", "POST", "/uitjes/bestaat-niet", WRONG, 404, "application/json"],
  ["an unsupported method", "PUT", "/helpdesk", WRONG, 405],
  ["a typed sentence", "GET", "/uitjes?zin=kanoen%20in%20Utrecht%20met%20anna@korenbloem.example", null, 200],
] satisfies Sent[])(
  "the response to %s may not be stored by browsers or caches",
  async ([, method, path, fields, status, accept = "text/html"]) => {
    const body = fields && new URLSearchParams(fields);
    const answer = await product.app(new Request(`http://nl.localhost:3000${path}`, { method, body, headers: { accept } }));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, expect.stringMatching(/(^|, )no-store$/)]);
  },
);

test("an event with mistakes, and a form of another site, may not be stored either", async () => {
  const event = new FormData();
  for (const [name, value] of Object.entries({ form: "event", ...WRONG })) event.append(name, value);
  const wrong = await product.app(new Request("http://kids.localhost:3000/adverteren", { method: "POST", body: event }));
  expect([wrong.status, wrong.headers.get("cache-control")]).toEqual([422, "no-store"]);
  const foreign = await product.post("/helpdesk", {
    body: "name=",
    headers: { origin: "https://evil.example", "content-type": "text/plain" },
  });
  expect([foreign.status, foreign.headers.get("cache-control")]).toEqual([403, "no-store"]);
});

test("no request above caused an error", () => {
  expect(product.errors).toEqual([]);
});

function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = (headers.get("content-security-policy") ?? "").split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
