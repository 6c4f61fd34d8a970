// More than its share: it opens every page of a brand once, for all checks of a page.
import { get, type IncomingMessage } from "node:http";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import type { Brand } from "../../src/brands/brand.ts";
import { addresses } from "../support/addresses.ts";
import { dailyOn, EVERY_BRAND } from "../support/daily.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, waitForHydration, PHONE, visits } from "../support/visit.ts";

const visit = visits();
/** For all screens of a brand on a busy machine. */
const LONG_MS = 180_000;
/** Limits of a first view, compressed as it is sent (quality requirements, first view). */
const MAX_BYTES_OF_SCRIPTS = 120 * 1024;
const MAX_BYTES = 300 * 1024;
const MAX_BYTES_OF_PAGE = 30 * 1024;
/** Requests after which a page is recompressed (src/page-cache/bodies.ts). */
const OFTEN = 40;
/** A page with fewer words than this did not load. */
const FEWEST_WORDS = 60;

type View = { path: string; viewport: { width: number; height: number } };
/** A page before and after hydration; `served` and `said` are the words of its main part. */
type Opened = View & {
  before: string;
  after: string;
  served: Set<string>;
  said: Set<string>;
  /** Requests of its scripts. */
  fetched: string[];
  files: { type: string; path: string; bodyBytes: number; bytes: number }[];
};

// Kids has the most screens of all brands, and the least space in their first view.
describe.each(dailyOn("kids"))("every page of %s", EVERY_BRAND, (key) => {
  test("hydrates its HTML without a change, has all its text in the HTML, and is small", { timeout: LONG_MS }, async () => {
    // In parallel, since most of the time is spent waiting for requests that must not happen.
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

/** A soft assertion: every kind of fault is reported, with its pages. */
function expectNone(faults: readonly unknown[], sentence: string): void {
  expect.soft(faults, sentence).toEqual([]);
}

function expectTheSame(opened: readonly Opened[]): void {
  const changed = opened.filter(({ before, after }) => after !== before);
  expectNone(
    changed.map(({ path, before, after }) => ({ path, before, after })),
    "the text changes on hydration",
  );
  const fetched = opened.filter((page) => page.fetched.length > 0).map((page) => [page.path, page.fetched]);
  expectNone(fetched, "the scripts fetch again what the HTML holds");
}

function expectServed(opened: readonly Opened[], paths: readonly string[]): void {
  // On a phone the slider for persons ends at 300, which only the browser knows.
  const indexed = opened.filter(({ path, viewport }) => viewport === DESKTOP && paths.includes(path));
  expect(indexed.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  const unserved = indexed.filter(({ served, said }) => !said.isSubsetOf(served));
  expectNone(
    unserved.map(({ path, served, said }) => [path, [...said.difference(served)]]),
    "the page shows text that is not in the served HTML",
  );
  const thin = indexed.filter(({ served }) => served.size <= FEWEST_WORDS).map(({ path, served }) => [path, served.size]);
  expectNone(thin, "the page serves too few words");
}

function expectLight(opened: readonly Opened[]): void {
  const scripts = opened.map((page) => [page.path, bytesOfScripts(page)] as const);
  const heavy = scripts.filter(([, bytes]) => bytes > MAX_BYTES_OF_SCRIPTS);
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
    expect.soft(all, `${view} is at most 300 KB in all, as it comes over the wire`).toBeLessThanOrEqual(MAX_BYTES);
  }
}

test.each(dailyOn("nl"))("the overview of %s is at most 30 KB of page", EVERY_BRAND, async (key) => {
  const host = `${key}.localhost`;
  for (let times = 0; times < OFTEN; times += 1) await compressedBytes(host);
  await expect.poll(() => compressedBytes(host), { timeout: 40_000 }).toBeLessThanOrEqual(MAX_BYTES_OF_PAGE);
});

/** A page of every indexable kind. */
function indexedPaths({ key, openingWords, pages }: Brand): string[] {
  const lists = ["/", "/uitjes", `/${openingWords[0]}`, "/overzicht", "/blogs", ...(pages.agenda ? ["/agenda"] : [])];
  return [...lists, `/uitjes/${SEARCHES[key].slug}`, "/blog/3", "/helpdesk", "/over-ons", "/privacy"];
}

/** Opens one page after the other, each with an empty cache. */
async function walk(page: Page, views: readonly View[]): Promise<Opened[]> {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  // A route disables the browser's cache.
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
    await waitForHydration(page);
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
  // An aborted request would count as one of the next page.
  await page.waitForLoadState("networkidle");
  return (await page.locator('main h3 a[href^="/overzicht/"]').first().getAttribute("href")) ?? "";
}

/** All text of a page; `innerText` lacks elements with deferred layout. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { arriving } = dataset;
    delete dataset.layoutDeferred;
    const text = `${document.title}\n${document.body.innerText}`;
    if (arriving !== undefined) dataset.layoutDeferred = arriving;
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

/** All files that a page fetched, with their sizes on the network. */
async function filesOf(requests: readonly Request[]): Promise<Opened["files"]> {
  // An aborted request belongs to the previous page: on a busy machine a script can start after the navigation.
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

/** Delays the scripts of a page from `hold` until `release`. */
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

/** Compressed size of the overview: after many requests it is recompressed in the background, as small as possible. */
async function compressedBytes(host: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((answered, failed) =>
    get({ port: inject("port"), path: "/uitjes", headers: { host, "accept-encoding": "br" } }, answered).on("error", failed),
  );
  return Buffer.concat(await Array.fromAsync(answer)).length;
}
