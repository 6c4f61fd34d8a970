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
 * One visitor: no cookie, storage or history is shared with another. Nor is a cache in the pages of `visits`; those of
 * `warmVisits` still have what earlier tests of the worker fetched.
 */
export type Visit = { page: Page; context: BrowserContext; brand: Brand; words: AllWords; origin: string };
/** What no page may do: throw, write an error or warning to the console; and what it asked of other hosts. */
export type Observed = { complaints: string[]; elsewhere: string[] };
/**
 * `port` of a server of the file's own instead of the run's. `expectsFailures` where a test cuts the line itself,
 * `allowsOtherHosts` where it looks at what is asked of other hosts.
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

/** Visits of a test file. Each ends with its test, which fails when the page complained. */
export function visits(): OpenVisit {
  return visitsIn(newPages);
}

/** A visit, and what its page was made with. */
export type BorrowedPage = { visit: Visit; settings: NewVisit };
/** Where the pages of tests come from, and what becomes of them afterwards. */
export type PageSource = {
  take(key: BrandKey, settings: NewVisit): Promise<BorrowedPage>;
  giveBack(taken: BorrowedPage): Promise<void>;
};

/** A browser context of its own for each visit. */
export const newPages: PageSource = {
  async take(key, settings) {
    const visit = await newVisit(await sharedBrowser(), key, settings);
    await recordInputEvents(visit.page);
    return { visit, settings };
  },
  giveBack: ({ visit }) => visit.context.close(),
};

/** Visits of a test file in the pages of `source`. */
export function visitsIn(source: PageSource): OpenVisit {
  return async (key, options = {}) => {
    const { port = inject("port"), viewport = DESKTOP, javaScriptEnabled = true, hasTouch = false, forcedColors } = options;
    const { expectsFailures = false, allowsOtherHosts = false } = options;
    const taken = await source.take(key, { port, viewport, javaScriptEnabled, hasTouch, forcedColors });
    const { visit } = taken;
    const trail = tracePage(visit.page);
    const heard = listen(visit);
    onTestFinished(async ({ task }) => {
      const hasFailed = task.result?.state === "fail";
      if (hasFailed) console.log(await trail());
      await (hasFailed ? visit.context.close() : source.giveBack(taken));
      if (hasFailed) return;
      if (!expectsFailures) expect(heard.complaints).toEqual([]);
      if (!allowsOtherHosts) expect(heard.elsewhere).toEqual([]);
    });
    return { ...visit, ...heard };
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
  const finger = { hasTouch, isMobile: hasTouch };
  const context = await browser.newContext({ baseURL: origin, locale: brand.lang, reducedMotion: "reduce", ...finger, ...settings });
  context.setDefaultTimeout(10_000);
  return { page: await context.newPage(), context, brand, words: wordsOf(brand.locale), origin };
}

/** Once the page answers by script, and all of it is laid out. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isPageHydrated);
}

/** Once the island within a part of the page is hydrated. */
export async function waitForIsland(part: Locator): Promise<void> {
  await part.locator("[data-island][data-hydrated]").first().waitFor({ state: "attached" });
}

/** Opens a page and waits until it answers by script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

function listen({ context, origin }: Visit): Observed {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isAnswer(message)) complaints.push(message.text());
  });
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  return { complaints, elsewhere };
}

/** Chromium also writes a page that was answered with 404 or 422 to the console. */
function isAnswer(message: ConsoleMessage): boolean {
  return /status of (404|422)/.test(message.text()) && !/\/(static|api)\//.test(message.location().url);
}
