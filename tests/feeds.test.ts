import ICAL from "ical.js";
import robotsParser from "robots-parser";
import { afterAll, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import type { Db } from "../src/database/open.ts";
import { testApp } from "./support/app.ts";
import { entriesIn } from "./support/atom.ts";
import { addEvent, addOrganisation } from "./support/fixtures.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { sitemapFaults, sitemapIndexFaults } from "./support/sitemap-faults.ts";

const KEY = "sleutel-0123456789";
const KIDS = "kids.localhost";
/** More requests than the queue runs and holds. */
const OVERLOAD = 600;

let market = 0;
let draft = 0;
const { app, get, queue, errors, close } = await testApp({ fill, indexNow: { key: KEY, url: "http://127.0.0.1:1/" } });
afterAll(close);

async function fill(db: Db): Promise<void> {
  await addFourBrands(db);
  const organisation_id = await addOrganisation(db, { platform: 3, name: "De Geitenboer" });
  const fair = { title: "Geitjesmarkt; met, leestekens", organisation_id, website: "https://markt.example/" };
  market = await addEvent(db, { ...fair, start_date: "2090-05-13T08:00:00Z", end_date: "2090-05-13T15:00:00Z" });
  draft = await addEvent(db, { title: "Nog niet klaar", active: false, start_date: "2090-05-13T08:00:00Z" });
  await addEvent(db, { title: "Lang geleden", start_date: "2020-05-13T08:00:00Z" });
  for (let number = 1; number <= 20; number++)
    await addEvent(db, { title: `Avond ${number}`, start_date: new Date(Date.UTC(2090, 5, number, 18)).toISOString() });
}

async function summariesOf(path: string): Promise<string[]> {
  const file = await get(path, KIDS);
  expect([path, file.status, file.headers.get("content-type")]).toEqual([path, 200, "text/calendar; charset=utf-8"]);
  const entries = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents("vevent");
  return entries.map((entry) => new ICAL.Event(entry).summary);
}

async function xmlOf(path: string, host: string): Promise<string> {
  const file = await get(path, host);
  expect([path, file.status, file.headers.get("content-type")]).toEqual([path, 200, "application/xml; charset=utf-8"]);
  return file.text();
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

test.for(brands)("the robots.txt of $key allows its pages, and names its own sitemap", async ({ localHost }) => {
  const file = await get("/robots.txt", localHost);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  const origin = `http://${localHost}:3000`;
  const robots = robotsParser(`${origin}/robots.txt`, await file.text());
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  expect([robots.isAllowed(`${origin}/uitjes`), robots.isAllowed(`${origin}/uitjes?filters=1`)]).toEqual([true, false]);
});

test.for(brands)("$key has a security contact and a disclosure policy", async ({ localHost, email }) => {
  const file = await get("/.well-known/security.txt", localHost);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(await file.text()).toMatch(new RegExp(`^Contact: mailto:${email}\nExpires: 2\\d{3}-`));
  const policy = await get("/.well-known/security-policy.txt", localHost);
  expect([policy.status, policy.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(await policy.text()).toContain("security.txt");
  expect((await get("/.well-known/anything", localHost)).status).toBe(404);
});

test.for(brands)(
  "the sitemap of $key is valid, and every address in it is an indexable page with that canonical URL",
  async ({ localHost }) => {
    const origin = `http://${localHost}:3000`;
    const index = await xmlOf("/sitemap.xml", localHost);
    const files = locationsIn(index).map((url) => url.replace(origin, ""));
    const parts = await Promise.all(files.map(async (path) => [path.replaceAll(/\W/g, "_"), await xmlOf(path, localHost)] as const));
    expect(await sitemapIndexFaults({ index })).toEqual([]);
    expect(await sitemapFaults(Object.fromEntries(parts))).toEqual([]);

    const urls = parts.flatMap(([, xml]) => locationsIn(xml));
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.every((url) => url.startsWith(`${origin}/`))).toBe(true);
    for (const url of urls) {
      const page = await get(url.replace(origin, ""), localHost);
      const html = await page.text();
      const [, canonical = "none"] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      expect([url, page.status, canonical.replace(/\/$/, ""), html.includes("noindex")]).toEqual([url, 200, url.replace(/\/$/, ""), false]);
    }
  },
);

test("unknown parts of a sitemap are not found", async () => {
  for (const path of [
    "/sitemaps/activities-2.xml",
    "/sitemaps/geheim-1.xml",
    "/sitemaps/activities-0.xml",
    "/sitemaps/",
    "/sitemaps/pages-1",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test.for(brands)("the articles of $key have a feed, which their page links to for visitors and feed readers", async ({ localHost }) => {
  const feed = await get("/blogs/feed.xml", localHost);
  expect([feed.status, feed.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  const first = entriesIn(await feed.text())[0];
  expect((await get(first?.id.replace(/^http:\/\/[^/]+/, "") ?? "", localHost)).status).toBe(200);
  const html = await (await get("/blogs", localHost)).text();
  expect(html).toMatch(
    new RegExp(`<link rel="alternate" type="application/atom\\+xml" title="[^"]+" href="http://${localHost}:3000/blogs/feed.xml"/>`),
  );
  expect(html).toMatch(/<a [^>]*href="\/blogs\/feed\.xml"/);
});

test("the key of IndexNow is served under its own name only", async () => {
  const file = await get(`/${KEY}.txt`);
  expect([file.status, file.headers.get("content-type"), await file.text()]).toEqual([200, "text/plain; charset=UTF-8", KEY]);
  for (const path of ["/sleutel-0123456780.txt", `/${KEY}`, `/${KEY}.txt/`])
    expect([path, (await get(path)).status === 200]).toEqual([path, false]);
});

test("the calendar file has the events of all pages of the agenda", async () => {
  expect(await summariesOf("/agenda.ics?van=2090-01-01")).toEqual([
    "Geitjesmarkt; met, leestekens",
    ...Array.from({ length: 20 }, (_, i) => `Avond ${i + 1}`),
  ]);
  expect(await summariesOf("/agenda.ics?zoek=geitjes")).toEqual(["Geitjesmarkt; met, leestekens"]);
  expect(await summariesOf("/agenda.ics?van=2090-06-19&tot=2090-06-20&pagina=9")).toEqual(["Avond 19", "Avond 20"]);
  expect(await summariesOf("/agenda.ics?van=2020-05-01&tot=2020-05-31")).toEqual(["Lang geleden"]);
  expect(await summariesOf("/agenda.ics?zoek=qxwzj")).toEqual([]);
});

test("the agenda links to its calendar with the current filters, to subscribe or download, and to a file of each event", async () => {
  const html = await (await get("/agenda?zoek=avond&van=2090-06-02&pagina=2", KIDS)).text();
  expect(html).toContain('href="webcal://kids.localhost:3000/agenda.ics?zoek=avond&amp;van=2090-06-02"');
  expect(html).toContain('href="/agenda.ics?zoek=avond&amp;van=2090-06-02"');
  const [, own = ""] = /href="(\/agenda\/\d+\.ics)"/.exec(html) ?? [];
  expect(await summariesOf(own)).toEqual([expect.stringMatching(/^Avond \d+$/)]);
});

test("each event has a calendar file of its own", async () => {
  expect(await summariesOf(`/agenda/${market}.ics`)).toEqual(["Geitjesmarkt; met, leestekens"]);
  const { headers } = await get(`/agenda/${market}.ics`, KIDS);
  expect(headers.get("content-disposition")).toBe(`attachment; filename="agenda-${market}.ics"`);
  expect(headers.get("x-robots-tag")).toBe("noindex");
});

test("drafts, unknown numbers and all events on a brand without an agenda are not found", async () => {
  for (const path of [`/agenda/${draft}.ics`, "/agenda/999999999.ics", "/agenda/9999999999.ics", `/agenda/0${market}.ics`, "/agenda/x.ics"])
    expect([path, (await get(path, KIDS)).status]).toEqual([path, 404]);
  for (const { localHost } of brands.filter(({ pages }) => pages.agenda === null))
    for (const path of ["/agenda.ics", `/agenda/${market}.ics`])
      expect([localHost, (await get(path, localHost)).status]).toEqual([localHost, 404]);
});

test("a brand without an agenda answers 404 at once, also when the queue is full", async () => {
  const paths = ["/agenda.ics", `/agenda/${market}.ics`];
  // The not-found page is cached.
  for (const path of paths) await get(path);
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const crowd = Array.from({ length: OVERLOAD }, () => queue.add(() => freed).join({ range: null, signal }));
  const settled = Promise.allSettled(crowd);
  try {
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect(queue.figures().waiting).toBeGreaterThan(0);
  } finally {
    free();
    await settled;
  }
});

test.for([
  "/robots.txt",
  "/.well-known/security.txt",
  "/.well-known/security-policy.txt",
  "/sitemap.xml",
  "/sitemaps/activities-1.xml",
  "/blogs/feed.xml",
  "/agenda.ics",
  "/agenda/{market}.ics",
])("%s answers HEAD, and 304 if it is unchanged", async (template) => {
  const path = template.replace("{market}", String(market));
  const address = `http://${KIDS}:3000${path}`;
  const whole = await get(path, KIDS);
  const head = await app(new Request(address, { method: "HEAD" }));
  expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, whole.headers.get("content-type"), ""]);
  const etag = whole.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[0-9a-f]+"$/);
  expect(whole.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const again = await app(new Request(address, { headers: { "if-none-match": etag } }));
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("no error was logged", () => {
  expect(errors).toEqual([]);
});
