import type { Page } from "playwright-core";
import type { DataRouter } from "react-router";
import { expect, test } from "vitest";
import { isAlive, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const ABOVE_ALL = 120;
/** A page of React Router's with links to its parts; `/privacy` is a document. */
const ROUTED = "/overzicht";

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
  await open(page, ROUTED);
  await follow(page, 2);
  const part = await heightOf(page);
  const routerTold = await page.evaluateHandle(() => {
    const told: string[] = [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what React Router puts there has more than the product reads of it
    const router = window.__reactRouterDataRouter as unknown as Pick<DataRouter, "subscribe">;
    router.subscribe(({ location }) => void told.push(location.hash));
    return told;
  });
  await standAt(page, part + 300);
  await follow(page, 2);
  await expect.poll(() => heightOf(page)).toBe(part);
  expect(await routerTold.jsonValue()).toEqual([]);
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
  await open(page, ROUTED);
  const { promise: comes, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route("**/nieuwsbrief.data*", async (route) => {
    await comes;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest("**/nieuwsbrief.data*");
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/nieuwsbrief"]')?.click());
  await asked;
  await follow(page, 2);
  letItCome();
  await page.waitForTimeout(500);
  expect(page.url()).toMatch(/\/overzicht#/);
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
