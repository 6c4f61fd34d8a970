import { afterAll, beforeEach, expect, test } from "vitest";
import type { RequestRecord } from "../src/http/observability/request-record.ts";
import { jsonLog } from "../src/http/observability/log.ts";
import { testApp } from "./support/app.ts";
import { all, attribute, one } from "./support/html-parts.ts";
import { plainVisitor } from "./support/plain-visitor.ts";

const SENTENCE = "30 man buiten bij Utrecht met een rolstoel, 12 juni, geen bowlen";
/** No other page holds it, in whatever way addresses write it. */
const TYPED = /rolstoel(?!toegankelijk)|geen.bowlen/i;
const ASKED = `/uitjes?${new URLSearchParams({ zoek: SENTENCE }).toString()}`;
const ALL = { "user-agent": "x", referer: `http://nl.localhost:3000${ASKED}` };

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

/** The page that the sentence leads to, as a document and as the regions of a step within a list. */
async function landing(): Promise<{ path: string; page: Response; data: Response }> {
  const path = (await ask(ASKED)).headers.get("location") ?? "";
  return { path, page: await ask(path), data: await ask(`${path}&regions=1`) };
}

test("no line of the log holds what was typed", async () => {
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

test("no cache keeps what was typed, not that of the API either", async () => {
  const { page, data } = await landing();
  const api = await ask(`/api/public/searches/understood?${new URLSearchParams({ text: SENTENCE }).toString()}`);
  for (const { headers } of [page, data, api]) expect(headers.get("cache-control")).toBe("private, no-store");
});

test("neither the next page nor another host learns the address that holds it", async () => {
  const led = await ask(ASKED);
  const { page, data } = await landing();
  for (const { headers } of [led, page, data]) expect(headers.get("referrer-policy")).toBe("strict-origin");
  // For a document that began elsewhere.
  expect(await page.text()).toContain('<meta name="referrer" content="strict-origin"/>');
  const plain = await ask("/uitjes?zoek=kano");
  expect(plain.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(await plain.text()).not.toContain('name="referrer"');
});

test("its document has no container, is allowed none, and leads on to one that has", async () => {
  const { page } = await landing();
  const html = await page.text();
  expect(html).not.toContain("GTM-");
  expect(html).not.toContain('data-island="consent"');
  expect(html).toContain("Cookie-instellingen");
  expect(page.headers.get("content-security-policy")).not.toMatch(/google|uitkijk-container/);
  const next = await ask("/uitjes?zoek=kano");
  expect(await next.text()).toContain("GTM-TEST1");
});

test("a step within a list says whether its page may be measured: a page that may and one that may not are never one document", async () => {
  const { data } = await landing();
  expect(await data.json()).toMatchObject({ isMeasured: false });
  expect(await (await ask("/uitjes?zoek=kano&regions=1")).json()).toMatchObject({ isMeasured: true });
  // To the place of the sentence, the step is led on as a step.
  const led = await ask(`${ASKED}&regions=1`);
  expect([led.status, led.headers.get("location")]).toEqual([303, expect.stringMatching(/zin=.*&regions=1$/)]);
});

test("its head, structured data and social tags do not hold it, so sharing a page by its canonical address does not either", async () => {
  const { page } = await landing();
  const html = await page.text();
  const head = /<head>.*?<\/head>/s.exec(html)?.[0] ?? "";
  const tags = [...head.matchAll(/<(?:meta|link|title)[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(8);
  expect(tags.filter((tag) => TYPED.test(tag))).toEqual([]);
  expect(tags).toContain('<meta property="og:url" content="http://nl.localhost:3000/uitjes"/>');
  expect(html).not.toContain("application/ld+json");
});

test("of its links those to other pages of the list, to fewer conditions and to its words hold it, and no other", async () => {
  const visitor = plainVisitor(product, "nl");
  const page = await visitor.open("/uitjes?zoek=iets+voor+20+collega's+buiten+in+mei");
  const links = all(page.whole, "a").map((link) => attribute(link, "href"));
  const holding = links.filter((href) => new URL(href, visitor.origin).searchParams.has("zin"));
  expect(holding.every((href) => href.startsWith("/uitjes?"))).toBe(true);
  expect(holding.filter((href) => href.includes("pagina=2")).length).toBeGreaterThan(0);
  expect(links.filter((href) => /collega/.test(href) && !href.startsWith("/uitjes?"))).toEqual([]);
  expect(links.filter((href) => /^\/uitjes\/[a-z]/.test(href)).length).toBeGreaterThan(10);
});

test("paging and taking a condition away keep the strip, and the shared address of an activity has nothing of it", async () => {
  const visitor = plainVisitor(product, "nl");
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
