import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitForHydration, waitForIsland, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const ABOVE_FRAGMENTS = 120;
/** A page with fragment links, and with a list that is replaced in place (src/web/navigation/). */
const LIST = "/overzicht";

test("after several fragment links the back button restores each scroll position", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await scrollToHeight(page, ABOVE_FRAGMENTS);
  await follow(page, 2);
  const read = (await heightOf(page)) + 300;
  await scrollToHeight(page, read);
  await follow(page, 4);
  for (const height of [read, ABOVE_FRAGMENTS]) {
    await page.goBack();
    await expect.poll(() => heightOf(page)).toBe(height);
  }
  await page.goForward();
  await expect.poll(() => heightOf(page)).toBe(read);
});

test("the same fragment link scrolls again, without rendering the page", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, LIST);
  await follow(page, 2);
  const part = await heightOf(page);
  const section = await page.locator("main section").first().elementHandle();
  const asked: string[] = [];
  page.on("request", (request) => ["document", "fetch"].includes(request.resourceType()) && asked.push(request.url()));
  await scrollToHeight(page, part + 300);
  await follow(page, 2);
  await expect.poll(() => heightOf(page)).toBe(part);
  expect([asked, await section?.evaluate((element) => element.isConnected)]).toEqual([[], true]);
  await page.goBack();
  await expect.poll(() => heightOf(page)).toBe(0);
});

test("the back button from another page restores the scroll position in a fragment", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await follow(page, 2);
  const read = (await heightOf(page)) + 300;
  await scrollToHeight(page, read);
  const part = page.url();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/nieuwsbrief"]')?.click());
  await page.waitForURL("**/nieuwsbrief");
  await expect.poll(() => heightOf(page)).toBe(0);
  await page.goBack();
  await page.waitForURL(part);
  await expect.poll(() => heightOf(page)).toBe(read);
  await page.goBack();
  await page.waitForURL(/\/privacy$/);
  await expect.poll(() => heightOf(page)).toBe(0);
});

test("after a reload the back button leads to the previous fragment", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await follow(page, 1);
  const first = await heightOf(page);
  await follow(page, 4);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect.poll(() => heightOf(page)).toBe(first);
});

test("a fragment link cancels a list that still loads", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, LIST);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/overzicht\?.*regions=1/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const sections = await page.locator("main section").count();
  const asked = page.waitForRequest(/\/overzicht\?.*regions=1/);
  await page.getByRole("searchbox").focus();
  await waitForIsland(page.locator("main"));
  await page.getByRole("searchbox").fill("qxwzj");
  await asked;
  await follow(page, 2);
  release();
  await page.waitForTimeout(500);
  expect(page.url()).toMatch(/\/overzicht#/);
  expect(await page.locator("main section").count()).toBe(sections);
});

test("the back button closes a menu and keeps the fragment", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await follow(page, 2);
  const part = page.url();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="#menu"]')?.click());
  await page.locator("#menu:modal").waitFor();
  await page.goBack();
  await page.locator("#menu").waitFor({ state: "hidden" });
  expect(page.url()).toBe(part);
});

test("the back button undoes a fragment link that was followed before hydration", async () => {
  const { page } = await newVisit("nl", { viewport: PHONE });
  const { promise: scripts, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await scripts;
    await route.continue().catch(() => {});
  });
  await page.goto("/privacy");
  await follow(page, 2);
  releaseScripts();
  await waitForHydration(page);
  await page.goBack();
  await page.waitForURL(/\/privacy$/);
  await expect.poll(() => heightOf(page)).toBe(0);
});

/** Follows the nth fragment link of the page, and waits until the page has scrolled. */
async function follow(page: Page, nth: number): Promise<void> {
  const before = await heightOf(page);
  // A click by script: Playwright's own would scroll to the link first.
  await page.evaluate((at) => document.querySelectorAll<HTMLElement>('main a[href^="#"]').item(at).click(), nth);
  await expect.poll(() => heightOf(page)).not.toBe(before);
}

async function scrollToHeight(page: Page, height: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), height);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
