import type { BrandKey } from "../../src/brands/brand.ts";
import { newPages, visitsIn, type NewVisit, type OpenVisit, type PageSource, type BorrowedPage } from "./visit.ts";

/**
 * As `visits`, in pages of earlier tests, cleared of all that they kept: a renderer that is warm opens a page three times
 * sooner. For tests that neither look at what a first load fetches, nor keep a module from coming, nor leave scripts or clocks
 * behind.
 */
export function warmVisits(): OpenVisit {
  return visitsIn(reusedPages);
}

/** The pages that no test of this worker uses now, by what cannot be changed in them. */
const idle = new Map<string, BorrowedPage[]>();

/** A context is used again when its brand, its scripts, its pointer and its colours are the same. */
const reusedPages: PageSource = {
  async take(key, settings) {
    const used = idle.get(kindOf(key, settings))?.pop();
    if (!used?.visit.context.browser()?.isConnected()) return newPages.take(key, settings);
    await used.visit.page.setViewportSize(settings.viewport);
    return used;
  },
  async giveBack(taken) {
    await clear(taken);
    const kind = kindOf(taken.visit.brand.key, taken.settings);
    idle.set(kind, [...(idle.get(kind) ?? []), taken]);
  },
};

function kindOf(key: BrandKey, { port, javaScriptEnabled, hasTouch, forcedColors }: NewVisit): string {
  return JSON.stringify([key, port, javaScriptEnabled, hasTouch, forcedColors]);
}

/** What tests and visits listen to; Playwright itself listens to other events of a page. */
const OF_PAGE = [
  ...(["request", "requestfinished", "requestfailed", "response", "console", "pageerror", "dialog", "popup"] as const),
  ...(["download", "filechooser", "framenavigated", "domcontentloaded", "load", "websocket"] as const),
];
const OF_CONTEXT = ["console", "dialog", "page", "request", "requestfinished", "requestfailed", "response", "weberror"] as const;

/** Cookies, storage, history, routes, permissions, emulation and listeners go; the renderer and what it has fetched stay. */
async function clear({ visit: { page, context, origin }, settings }: BorrowedPage): Promise<void> {
  for (const event of OF_PAGE) page.removeAllListeners(event);
  for (const event of OF_CONTEXT) context.removeAllListeners(event);
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll({ behavior: "ignoreErrors" }), context.unrouteAll({ behavior: "ignoreErrors" })]);
  // What a page writes when it is left is written now. A page of the same site keeps the renderer.
  const elsewhere = `${origin}/robots.txt`;
  // A navigation that the test left under way, such as history.back(), aborts the first attempt.
  await page.goto(elsewhere).catch(() => page.goto(elsewhere));
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
