import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isAlive, isHydrated, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const ABOVE_ALL = 120;
/** A page with links to its parts, and with a list that is replaced in place (src/web/navigation/). */
const LIST = "/overzicht";

test("who goes from part to part of a page, and back, stands where they stood", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await standAt(page, ABOVE_ALL);
  await follow(page, 2);
  const read = (await heightOf(page)) + 300;
  await standAt(page, read);
  await follow(page, 4);
  for (const height of [read, ABOVE_ALL]) {
    await page.goBack();
    await expect.poll(() => heightOf(page)).toBe(height);
  }
  await page.goForward();
  await expect.poll(() => heightOf(page)).toBe(read);
});

test("who goes to the same part once more stands at it again, and the page is not rendered for that", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, LIST);
  await follow(page, 2);
  const part = await heightOf(page);
  const section = await page.locator("main section").first().elementHandle();
  const asked: string[] = [];
  page.on("request", (request) => ["document", "fetch"].includes(request.resourceType()) && asked.push(request.url()));
  await standAt(page, part + 300);
  await follow(page, 2);
  await expect.poll(() => heightOf(page)).toBe(part);
  expect([asked, await section?.evaluate((element) => element.isConnected)]).toEqual([[], true]);
  await page.goBack();
  await expect.poll(() => heightOf(page)).toBe(0);
});

test("who goes on from a part of a page to another page, and back, stands where they stood", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await follow(page, 2);
  const read = (await heightOf(page)) + 300;
  await standAt(page, read);
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

test("after a reload the way back leads to the part before", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/privacy");
  await follow(page, 1);
  const first = await heightOf(page);
  await follow(page, 4);
  await page.reload();
  await isAlive(page);
  await page.goBack();
  await expect.poll(() => heightOf(page)).toBe(first);
});

test("who goes to a part while another page is on its way stays", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, LIST);
  const { promise: comes, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(/\/overzicht\?.*regions=1/, async (route) => {
    await comes;
    await route.continue().catch(() => {});
  });
  const sections = await page.locator("main section").count();
  const asked = page.waitForRequest(/\/overzicht\?.*regions=1/);
  await page.getByRole("searchbox").focus();
  await isHydrated(page.locator("main"));
  await page.getByRole("searchbox").fill("qxwzj");
  await asked;
  await follow(page, 2);
  letItCome();
  await page.waitForTimeout(500);
  expect(page.url()).toMatch(/\/overzicht#/);
  expect(await page.locator("main section").count()).toBe(sections);
});

test("a menu that lies over a part of a page is closed by the way back, and the part stays", async () => {
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

test("a part that was gone to before the page was alive is gone back from afterwards", async () => {
  const { page } = await newVisit("nl", { viewport: PHONE });
  const { promise: scripts, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await scripts;
    await route.continue().catch(() => {});
  });
  await page.goto("/privacy");
  await follow(page, 2);
  letScriptsCome();
  await isAlive(page);
  await page.goBack();
  await page.waitForURL(/\/privacy$/);
  await expect.poll(() => heightOf(page)).toBe(0);
});

/** Follows a link of the page's list of parts, and waits until its part is in view. */
async function follow(page: Page, nth: number): Promise<void> {
  const before = await heightOf(page);
  // A click by script: Playwright's own would scroll to the link first.
  await page.evaluate((at) => document.querySelectorAll<HTMLElement>('main a[href^="#"]').item(at).click(), nth);
  await expect.poll(() => heightOf(page)).not.toBe(before);
}

async function standAt(page: Page, height: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), height);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
