import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, open, visits } from "../../support/visit.ts";

const visit = visits();

/** What the house shares stands in every page already; what some screens share comes before what is laid over it. */
const OF_DETAIL = [/\/events-sheet-/, /\/forms-sheet-/, /\/detail-/].map((name): unknown => expect.stringMatching(name));

test("a screen is not shown before its style sheet is there", async () => {
  const { page } = await visit("nl", { viewport: DESKTOP });
  const letSheetsCome = await holdSheets(page);
  await open(page, "/uitjes");
  const asked = page.waitForRequest(/\/detail-[^/]+\.css$/);
  await page.getByRole("article").getByRole("link").first().click();
  await asked;
  await page.waitForTimeout(300);
  expect(await page.locator("#filters").count()).toBe(1);
  letSheetsCome();
  await page.locator("#offerte").waitFor();
  expect(await sheetsOf(page)).toEqual(OF_DETAIL);
});

test("where a sheet does not come, as after a new version, the page comes whole from the server", async () => {
  const { page } = await visit("nl", { expectsFailures: true });
  await page.route("**/static/assets/*.css", (route) => route.abort());
  await open(page, "/uitjes");
  await page.getByRole("article").getByRole("link").first().click();
  await page.locator("#offerte").waitFor();
  expect(await sheetsOf(page)).toEqual([]);
});

test("the sheets that a page carries are not fetched once more, on the way to another screen or back", async () => {
  const { page } = await visit("nl");
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".css")) fetched.push(request.url());
  });
  await open(page, "/uitjes");
  await page.getByRole("article").getByRole("link").first().click();
  await page.locator("#offerte").waitFor();
  await page.goBack();
  await page.locator("#filters").waitFor({ state: "attached" });
  await page.goForward();
  await page.locator("#offerte").waitFor();
  expect(fetched).toEqual(OF_DETAIL);
});

/** The sheets that were fetched and apply; the page's own is a text in it. */
function sheetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href).filter((href) => href !== null));
}

async function holdSheets(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.css", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return resolve;
}
