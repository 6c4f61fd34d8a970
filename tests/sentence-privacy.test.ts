import { afterAll, beforeEach, expect, test } from "vitest";
import type { RequestRecord } from "../src/http/observability/request-record.ts";
import { jsonLog } from "../src/http/observability/log.ts";
import { testApp } from "./support/app.ts";
import { all, attribute, one } from "./support/html-parts.ts";
import { noScriptVisitor } from "./support/no-script-visitor.ts";

const SENTENCE = "30 man buiten bij Utrecht met een rolstoel, 12 juni, geen bowlen";
/** Words of the sentence that occur on no other page, also when URL-encoded. */
const TYPED = /rolstoel(?!toegankelijk)|geen.bowlen/i;
const QUERY_URL = `/uitjes?${new URLSearchParams({ zoek: SENTENCE }).toString()}`;
const ALL = { "user-agent": "x", referer: `http://nl.localhost:3000${QUERY_URL}` };

const written: string[] = [];
const records: RequestRecord[] = [];
const log = jsonLog({ write: (line) => void written.push(line) });
const product = await testApp({
  isFilled: true,
  tagContainers: { production: "GTM-PROD1", acceptance: "GTM-ACC01", test: "GTM-TEST1" },
  watch: (one) => records.push(one),
});
afterAll(() => product.close());
beforeEach(() => void (written.length = records.length = 0));

const ask = (path: string) => product.app(new Request(`http://nl.localhost:3000${path}`, { headers: ALL }));

/** The page that the sentence redirects to, as a document and as regions for a navigation within the list. */
async function landing(): Promise<{ path: string; page: Response; data: Response }> {
  const path = (await ask(QUERY_URL)).headers.get("location") ?? "";
  return { path, page: await ask(path), data: await ask(`${path}&regions=1`) };
}

test("no log line contains what was typed", async () => {
  const { page } = await landing();
  expect(page.status).toBe(200);
  await ask(`/api/public/searches/understood?${new URLSearchParams({ text: SENTENCE }).toString()}`);
  for (const one of records) log.request(one);
  log.say("all");
  const lines = written.join("").trim().split("\n");
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('"path":"/uitjes"');
  expect(lines.filter((line) => TYPED.test(decodeURIComponent(line)))).toEqual([]);
  expect(product.errors).toEqual([]);
});

test("no cache may store the page of a sentence, nor what the API answers to it", async () => {
  const { page, data } = await landing();
  const api = await ask(`/api/public/searches/understood?${new URLSearchParams({ text: SENTENCE }).toString()}`);
  for (const { headers } of [page, data, api]) expect(headers.get("cache-control")).toBe("private, no-store");
});

test("no other page or host receives the address of a sentence as referrer", async () => {
  const redirect = await ask(QUERY_URL);
  const { page, data } = await landing();
  for (const { headers } of [redirect, page, data]) expect(headers.get("referrer-policy")).toBe("strict-origin");
  // The meta element covers a document that was loaded from another address.
  expect(await page.text()).toContain('<meta name="referrer" content="strict-origin"/>');
  const plain = await ask("/uitjes?zoek=kano");
  expect(plain.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(await plain.text()).not.toContain('name="referrer"');
});

test("the page of a sentence loads and allows no tag container; the next page has one again", async () => {
  const { page } = await landing();
  const html = await page.text();
  expect(html).not.toContain("GTM-");
  expect(html).not.toContain('data-island="consent"');
  expect(html).toContain("Cookie-instellingen");
  expect(page.headers.get("content-security-policy")).not.toMatch(/google|uitkijk-container/);
  const next = await ask("/uitjes?zoek=kano");
  expect(await next.text()).toContain("GTM-TEST1");
});

test("a navigation within a list reports whether its page may be measured, so that a document never mixes both kinds", async () => {
  const { data } = await landing();
  expect(await data.json()).toMatchObject({ isMeasured: false });
  expect(await (await ask("/uitjes?zoek=kano&regions=1")).json()).toMatchObject({ isMeasured: true });
  // The redirect to the page of the sentence keeps asking for regions.
  const redirect = await ask(`${QUERY_URL}&regions=1`);
  expect([redirect.status, redirect.headers.get("location")]).toEqual([303, expect.stringMatching(/zin=.*&regions=1$/)]);
});

test("head, structured data and social tags do not contain the sentence, so sharing the canonical address does not reveal it", async () => {
  const { page } = await landing();
  const html = await page.text();
  const head = /<head>.*?<\/head>/s.exec(html)?.[0] ?? "";
  const tags = [...head.matchAll(/<(?:meta|link|title)[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(8);
  expect(tags.filter((tag) => TYPED.test(tag))).toEqual([]);
  expect(tags).toContain('<meta property="og:url" content="http://nl.localhost:3000/uitjes"/>');
  expect(html).not.toContain("application/ld+json");
});

test("only links to other pages of the list, to fewer conditions and to its words contain the sentence", async () => {
  const visitor = noScriptVisitor(product, "nl");
  const page = await visitor.open("/uitjes?zoek=iets+voor+20+collega's+buiten+in+mei");
  const links = all(page.whole, "a").map((link) => attribute(link, "href"));
  const holding = links.filter((href) => new URL(href, visitor.origin).searchParams.has("zin"));
  expect(holding.every((href) => href.startsWith("/uitjes?"))).toBe(true);
  expect(holding.filter((href) => href.includes("pagina=2")).length).toBeGreaterThan(0);
  expect(links.filter((href) => /collega/.test(href) && !href.startsWith("/uitjes?"))).toEqual([]);
  expect(links.filter((href) => /^\/uitjes\/[a-z]/.test(href)).length).toBeGreaterThan(10);
});

test("paging and removing a condition keep the strip, and the shared address of an activity contains nothing of the sentence", async () => {
  const visitor = noScriptVisitor(product, "nl");
  const page = await visitor.open("/uitjes?zoek=iets+voor+20+collega's+buiten+in+mei");
  expect((await page.follow("2")).html).toContain("Niet gebruikt: mei.");
  expect((await page.follow("Buiten: Buiten weghalen")).html).toContain("Niet gebruikt: mei.");
  const card = one(page.main, "article", {});
  const activity = await visitor.open(attribute(one(card, "a"), "href"));
  expect(activity.html).not.toMatch(/zin=|collega's buiten/);
  expect(
    all(activity.main, "a")
      .map((link) => attribute(link, "href"))
      .filter((href) => /wa\.me|mailto:\?/.test(href)).length,
  ).toBe(2);
});
