import type { BrandKey } from "../../src/brands/brand.ts";
import { newPages, visitsIn, type NewVisit, type OpenVisit, type PageSource, type BorrowedPage } from "./visit.ts";

/**
 * As `visits`, in pages of earlier tests, which are cleared first: a warm renderer opens a page three times faster. Not for
 * tests that check what a first load fetches, block a module, or leave scripts or clocks behind.
 */
export function warmVisits(): OpenVisit {
  return visitsIn(reusedPages);
}

/** The idle pages of this worker, by their fixed settings. */
const idle = new Map<string, BorrowedPage[]>();

/** Reuses a context with the same brand, JavaScript, pointer and colour settings. */
const reusedPages: PageSource = {
  async take(key, settings) {
    const used = idle.get(kindOf(key, settings))?.pop();
    if (!used?.visit.context.browser()?.isConnected()) return newPages.take(key, settings);
    await used.visit.page.setViewportSize(settings.viewport);
    return used;
  },
  async giveBack(borrowed) {
    await clear(borrowed);
    const kind = kindOf(borrowed.visit.brand.key, borrowed.settings);
    idle.set(kind, [...(idle.get(kind) ?? []), borrowed]);
  },
};

function kindOf(key: BrandKey, { port, javaScriptEnabled, hasTouch, forcedColors }: NewVisit): string {
  return JSON.stringify([key, port, javaScriptEnabled, hasTouch, forcedColors]);
}

/** Events that tests and visits listen to; Playwright itself uses other events. */
const OF_PAGE = [
  ...(["request", "requestfinished", "requestfailed", "response", "console", "pageerror", "dialog", "popup"] as const),
  ...(["download", "filechooser", "framenavigated", "domcontentloaded", "load", "websocket"] as const),
];
const OF_CONTEXT = ["console", "dialog", "page", "request", "requestfinished", "requestfailed", "response", "weberror"] as const;

/** Clears cookies, storage, history, routes, permissions, emulation and listeners; keeps the renderer and its cache. */
async function clear({ visit: { page, context, origin }, settings }: BorrowedPage): Promise<void> {
  for (const event of OF_PAGE) page.removeAllListeners(event);
  for (const event of OF_CONTEXT) context.removeAllListeners(event);
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll({ behavior: "ignoreErrors" }), context.unrouteAll({ behavior: "ignoreErrors" })]);
  // Leaves the page first, since it may write to storage then. A page of the same site keeps the renderer.
  const blank = `${origin}/robots.txt`;
  // A pending navigation of the test, such as history.back(), aborts the first attempt.
  await page.goto(blank).catch(() => page.goto(blank));
  await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({ media: null, reducedMotion: "reduce", forcedColors: settings.forcedColors ?? null }),
  ]);
  const session = await context.newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}
