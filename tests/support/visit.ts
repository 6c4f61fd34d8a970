import type { Browser, BrowserContext, ConsoleMessage, Locator, Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import type { Brand, BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import { wordsOf, type AllWords } from "../../src/brands/words.ts";
import { isPageHydrated } from "./is-page-hydrated.ts";
import { sharedBrowser } from "./browser.ts";
import { tracePage, recordInputEvents } from "./page-trace.ts";

export const BRANDS = ["nl", "be", "de", "kids"] as const satisfies BrandKey[];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * One visitor, with separate cookies, storage and history. Pages of `visits` start with an empty cache; those of `warmVisits`
 * have the cache of earlier tests of the worker.
 */
export type Visit = { page: Page; context: BrowserContext; brand: Brand; words: AllWords; origin: string };
/** Faults of a page: exceptions, errors and warnings on the console, and requests to other hosts. */
export type Observed = { consoleErrors: string[]; otherHosts: string[] };
/**
 * `port` of a server of the test file, instead of that of the run. `expectsFailures` where a test cuts the connection,
 * `allowsOtherHosts` where it tests requests to other hosts.
 */
export type VisitOptions = {
  port?: number;
  viewport?: { width: number; height: number };
  javaScriptEnabled?: boolean;
  expectsFailures?: boolean;
  allowsOtherHosts?: boolean;
  hasTouch?: boolean;
  forcedColors?: "active";
};

export type OpenVisit = (key: BrandKey, options?: VisitOptions) => Promise<Visit & Observed>;

/** Opens visits in new pages. Each ends with its test, which fails if the page had faults. */
export function visits(): OpenVisit {
  return visitsIn(newPages);
}

/** A visit with the settings of its page. */
export type BorrowedPage = { visit: Visit; settings: NewVisit };
/** Lends pages to tests, and takes them back afterwards. */
export type PageSource = {
  take(key: BrandKey, settings: NewVisit): Promise<BorrowedPage>;
  giveBack(borrowed: BorrowedPage): Promise<void>;
};

/** A new browser context for each visit. */
export const newPages: PageSource = {
  async take(key, settings) {
    const visit = await newVisit(await sharedBrowser(), key, settings);
    await recordInputEvents(visit.page);
    return { visit, settings };
  },
  giveBack: ({ visit }) => visit.context.close(),
};

/** Opens visits in the pages of `source`. */
export function visitsIn(source: PageSource): OpenVisit {
  return async (key, options = {}) => {
    const { port = inject("port"), viewport = DESKTOP, javaScriptEnabled = true, hasTouch = false, forcedColors } = options;
    const { expectsFailures = false, allowsOtherHosts = false } = options;
    const borrowed = await source.take(key, { port, viewport, javaScriptEnabled, hasTouch, forcedColors });
    const { visit } = borrowed;
    const trace = tracePage(visit.page);
    const observed = listen(visit);
    onTestFinished(async ({ task }) => {
      const hasFailed = task.result?.state === "fail";
      if (hasFailed) console.log(await trace());
      await (hasFailed ? visit.context.close() : source.giveBack(borrowed));
      if (hasFailed) return;
      if (!expectsFailures) expect(observed.consoleErrors).toEqual([]);
      if (!allowsOtherHosts) expect(observed.otherHosts).toEqual([]);
    });
    return { ...visit, ...observed };
  };
}

export type NewVisit = {
  port: number;
  viewport: { width: number; height: number };
  javaScriptEnabled?: boolean;
  hasTouch?: boolean;
  forcedColors?: "active";
};

export async function newVisit(browser: Browser, key: BrandKey, { port, hasTouch = false, ...settings }: NewVisit): Promise<Visit> {
  const brand = brands.find((candidate) => candidate.key === key);
  if (!brand) throw new Error(`There is no brand ${key}.`);
  const origin = `http://${brand.localHost}:${port}`;
  const touch = { hasTouch, isMobile: hasTouch };
  const context = await browser.newContext({ baseURL: origin, locale: brand.lang, reducedMotion: "reduce", ...touch, ...settings });
  context.setDefaultTimeout(10_000);
  return { page: await context.newPage(), context, brand, words: wordsOf(brand.locale), origin };
}

/** Waits until the page is hydrated and has all of its layout. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isPageHydrated);
}

/** Waits until the island within an element is hydrated. */
export async function waitForIsland(part: Locator): Promise<void> {
  await part.locator("[data-island][data-hydrated]").first().waitFor({ state: "attached" });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

function listen({ context, origin }: Visit): Observed {
  const consoleErrors: string[] = [];
  const otherHosts: string[] = [];
  context.on("weberror", (error) => consoleErrors.push(error.error().message));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isAnswer(message)) consoleErrors.push(message.text());
  });
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) otherHosts.push(request.url());
  });
  return { consoleErrors, otherHosts };
}

/** Chromium logs page responses with 404 or 422 as errors too. */
function isAnswer(message: ConsoleMessage): boolean {
  return /status of (404|422)/.test(message.text()) && !/\/(static|api)\//.test(message.location().url);
}
