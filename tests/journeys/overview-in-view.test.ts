import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { found } from "../support/overview-visitor.ts";
import { DESKTOP, open, PHONE } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const SLOW = { timeout: 10_000 };

test("while typing a word the results are in view, and the suggestions stay at the field", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/uitjes");
  const field = page.getByLabel(words.overview.keywordLabel);
  expect(await isInView(page, "#keyword")).toBe(true);
  await field.pressSequentially("vlot");
  await page.waitForURL(/zoek=vlot$/);
  await expect.poll(() => found(page), SLOW).toBeLessThan(20);
  await page.locator("[popover]:popover-open").waitFor();
  await expect.poll(() => gapToSuggestions(page)).toBeLessThan(10);
  expect(await isInView(page, "main article")).toBe(true);

  // The page height changes while typing, which moves the field when it is halfway down.
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: "instant" }));
  await expect.poll(() => gapToSuggestions(page)).toBeLessThan(10);
  await page.locator("main").evaluate((main) => main.style.setProperty("padding-top", "90px"));
  await expect.poll(() => gapToSuggestions(page)).toBeLessThan(10);
});

test("after a filter far down the few results and its chip are in view", async () => {
  const { page, words } = await visit("nl", { viewport: { ...DESKTOP, height: 800 } });
  await open(page, "/uitjes?zoek=vlot");
  const all = await found(page);
  const age = page.locator("#filters summary", { hasText: words.overview.age });
  await age.scrollIntoViewIfNeeded();
  await age.press("Enter");
  await page.locator("select[name=leeftijd]").selectOption("12");
  await page.waitForURL(/leeftijd=12/);
  await expect.poll(() => found(page), SLOW).toBeLessThan(all);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await isInView(page, "main article")).toBe(true);
});

test("on a phone the keyword is the second filter", async () => {
  const { page, words } = await visit("nl", { viewport: PHONE, hasTouch: true });
  await open(page, "/uitjes");
  await page.locator('a[href="#filters"]').click();
  const names = page.locator("#filters summary > span:first-child");
  expect((await names.allInnerTexts()).slice(0, 3)).toEqual([words.overview.place, words.overview.keyword, words.overview.persons]);
});

test("after a search the first activity and its title are in view, below a small heading", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await open(page, "/uitjes");
    const high = await heightOf(page, "main > div:first-child");
    await open(page, "/uitjes?zoek=kano&personen=25&waar=buiten");
    expect(await heightOf(page, "main > div:first-child")).toBeLessThan(high / 2);
    const title = await page.locator("main article h3").first().boundingBox();
    expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThan(viewport.height);
  }
});

test("the text above the list does not overlap the background picture, which starts without an edge", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/uitjes");
  for (const width of [360, 720, 759]) {
    await page.setViewportSize({ width, height: 800 });
    const lead = await page.locator("h1 + p").boundingBox();
    const picture = page.locator('main img[src*="panorama"]').first();
    expect((lead?.y ?? Infinity) + (lead?.height ?? 0)).toBeLessThanOrEqual((await picture.boundingBox())?.y ?? 0);
    expect(await picture.evaluate((image) => getComputedStyle(image).maskImage)).toContain("linear-gradient");
  }
});

async function heightOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.height ?? 0;
}

/** Whether at least a part of one match is in view. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
}

/** Pixels between the keyword field and its list, below it or above. */
function gapToSuggestions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const field = document.querySelector("#keyword")?.getBoundingClientRect();
    const list = document.querySelector("[popover]:popover-open")?.getBoundingClientRect();
    if (!field || !list) return Infinity;
    return list.top >= field.bottom ? list.top - field.bottom : field.top - list.bottom;
  });
}
