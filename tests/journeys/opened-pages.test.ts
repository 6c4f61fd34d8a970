// More than its share: it opens every page of a brand once, for all that is asked of a page.
import { get, type IncomingMessage } from "node:http";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import type { Brand } from "../../src/brands/brand.ts";
import { addresses } from "../support/addresses.ts";
import { dailyOn, EVERY_BRAND } from "../support/daily.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, isAlive, PHONE, visits } from "../support/visit.ts";

const visit = visits();
/** All screens of a brand, on a busy machine. */
const LONG_MS = 180_000;
/** What the first view of a screen may take of scripts, as they are sent (quality, first view). */
const MOST_BYTES_OF_SCRIPTS = 120 * 1024;
const MOST_BYTES = 300 * 1024;
const MOST_BYTES_OF_PAGE = 30 * 1024;
/** As often as makes a page worth it (src/page-cache/bodies.ts). */
const OFTEN = 40;
/** Fewer words than this are no page. */
const FEWEST_WORDS = 60;

type View = { path: string; viewport: { width: number; height: number } };
/** What a page was before its scripts came, and after; `served` and `said` are the words of its main part. */
type Opened = View & {
  before: string;
  after: string;
  served: Set<string>;
  said: Set<string>;
  /** What its scripts asked for. */
  fetched: string[];
  files: { type: string; path: string; bodyBytes: number; bytes: number }[];
};

// Of all brands kids has the most screens, and the least room in the first view of them.
describe.each(dailyOn("kids"))("every page of %s", EVERY_BRAND, (key) => {
  test("goes on from what its HTML holds, says nothing that it does not hold, and is light", { timeout: LONG_MS }, async () => {
    // Side by side, because most of the time goes by in waiting for what must not come.
    const [one, other] = [await visit(key), await visit(key)];
    const paths = addresses(one.brand, await firstOrganisation(one.page));
    const half = Math.ceil(paths.length / 2);
    const wide = paths.map((path) => ({ path, viewport: DESKTOP }));
    const onPhone = { path: "/uitjes", viewport: PHONE };
    const walks = await Promise.all([walk(one.page, wide.slice(0, half)), walk(other.page, [onPhone, ...wide.slice(half)])]);
    const opened = walks.flat();
    expectTheSame(opened);
    expectServed(opened, indexedPaths(one.brand));
    expectLight(opened);
  });
});

/** Every kind of fault is reported, with its pages, before the test fails. */
function expectNone(faults: readonly unknown[], sentence: string): void {
  expect.soft(faults, sentence).toEqual([]);
}

function expectTheSame(opened: readonly Opened[]): void {
  const changed = opened.filter(({ before, after }) => after !== before);
  expectNone(
    changed.map(({ path, before, after }) => ({ path, before, after })),
    "what can be read changes when the scripts come",
  );
  const fetched = opened.filter((page) => page.fetched.length > 0).map((page) => [page.path, page.fetched]);
  expectNone(fetched, "the scripts fetch again what the HTML holds");
}

function expectServed(opened: readonly Opened[], paths: readonly string[]): void {
  // On a phone the persons end at 300, which only a browser knows.
  const indexed = opened.filter(({ path, viewport }) => viewport === DESKTOP && paths.includes(path));
  expect(indexed.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  const unserved = indexed.filter(({ served, said }) => !said.isSubsetOf(served));
  expectNone(
    unserved.map(({ path, served, said }) => [path, [...said.difference(served)]]),
    "the page says what is not in the HTML that it serves",
  );
  const thin = indexed.filter(({ served }) => served.size <= FEWEST_WORDS).map(({ path, served }) => [path, served.size]);
  expectNone(thin, "the page serves too few words");
}

function expectLight(opened: readonly Opened[]): void {
  const scripts = opened.map((page) => [page.path, bytesOfScripts(page)] as const);
  const heavy = scripts.filter(([, bytes]) => bytes > MOST_BYTES_OF_SCRIPTS);
  expectNone(heavy, "the first view has more than 120 KB of scripts");
  expectNone(
    scripts.filter(([, bytes]) => bytes === 0),
    "the page has no scripts",
  );
  const overviews = opened.filter(({ path }) => path === "/uitjes");
  expect(overviews.map(({ viewport }) => viewport.width).toSorted((a, b) => a - b)).toEqual([PHONE.width, DESKTOP.width]);
  for (const { viewport, files } of overviews) {
    const view = `the first view of the overview at ${viewport.width} px`;
    const endings = files.map(({ path }) => path.split(".").at(-1));
    expect.soft(endings, `${view} has all its parts`).toEqual(expect.arrayContaining(["/uitjes", "js", "woff2", "svg"]));
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    expect.soft(all, `${view} is at most 300 KB in all, as it comes over the wire`).toBeLessThanOrEqual(MOST_BYTES);
  }
}

test.each(dailyOn("nl"))("the overview of %s is at most 30 KB of page", EVERY_BRAND, async (key) => {
  const host = `${key}.localhost`;
  for (let times = 0; times < OFTEN; times += 1) await packed(host);
  await expect.poll(() => packed(host), { timeout: 40_000 }).toBeLessThanOrEqual(MOST_BYTES_OF_PAGE);
});

/** A page of every kind that search engines read. */
function indexedPaths({ key, openingWords, pages }: Brand): string[] {
  const lists = ["/", "/uitjes", `/${openingWords[0]}`, "/overzicht", "/blogs", ...(pages.agenda ? ["/agenda"] : [])];
  return [...lists, `/uitjes/${SEARCHES[key].slug}`, "/blog/3", "/helpdesk", "/over-ons", "/privacy"];
}

/** Opens one page after the other, each as if it were the first. */
async function walk(page: Page, views: readonly View[]): Promise<Opened[]> {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  // What is intercepted is never taken from a browser's own cache.
  const scripts = await scriptsOf(page);
  const opened: Opened[] = [];
  for (const { path, viewport } of views) {
    await page.setViewportSize(viewport);
    asked.length = 0;
    scripts.hold();
    const response = await page.goto(path);
    const served = wordsIn(mainText((await response?.text()) ?? ""));
    const before = await shown(page);
    scripts.release();
    await isAlive(page);
    await page.waitForLoadState("networkidle");
    const after = await shown(page);
    const fetched = asked.filter((request) => ["fetch", "xhr"].includes(request.resourceType())).map((request) => request.url());
    const said = wordsIn((await page.locator("main").textContent()) ?? "");
    opened.push({ path, viewport, before, after, served, said, fetched, files: await filesOf(asked) });
  }
  return opened;
}

async function firstOrganisation(page: Page): Promise<string> {
  await page.goto("/overzicht");
  // What is cut off on the way would count as asked by the next page.
  await page.waitForLoadState("networkidle");
  return (await page.locator('main h3 a[href^="/overzicht/"]').first().getAttribute("href")) ?? "";
}

/** All that can be read on a page; what waits for its layout is not among a browser's `innerText`. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { arriving } = dataset;
    delete dataset.arriving;
    const text = `${document.title}\n${document.body.innerText}`;
    if (arriving !== undefined) dataset.arriving = arriving;
    return text;
  });
}

function mainText(html: string): string {
  const [main] = DomUtils.getElementsByTagName("main", parseDocument(html));
  return main ? DomUtils.textContent(main) : "";
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}

/** Everything that a page made the browser fetch, over the wire. */
async function filesOf(requests: readonly Request[]): Promise<Opened["files"]> {
  // One that is cut off was the last page's, begun while this one was on its way: on a busy machine a script is late.
  const isCutOff = (request: Request) => request.failure()?.errorText === "net::ERR_ABORTED";
  const fetched = requests.filter((request) => /^https?:/.test(request.url()) && !isCutOff(request));
  const weighed = fetched.map(async (request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    const { pathname } = new URL(request.url());
    return { type: request.resourceType(), path: pathname, bodyBytes: responseBodySize, bytes: responseHeadersSize + responseBodySize };
  });
  return Promise.all(weighed);
}

function bytesOfScripts({ files }: Opened): number {
  return files.filter(({ type }) => type === "script").reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
}

/** Keeps the scripts that a page asks for back from `hold` until `release`. */
async function scriptsOf(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let gate = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  return {
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
  };
}

/** What the overview weighs as it is packed for browsers; one that is asked for often is packed as small as it gets, in the background. */
async function packed(host: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((answered, failed) =>
    get({ port: inject("port"), path: "/uitjes", headers: { host, "accept-encoding": "br" } }, answered).on("error", failed),
  );
  return Buffer.concat(await Array.fromAsync(answer)).length;
}
