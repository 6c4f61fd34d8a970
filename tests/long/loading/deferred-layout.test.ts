import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../../support/daily.ts";
import { holdRequests, SCRIPTS } from "../../support/hold-requests.ts";
import { watchShifts } from "../../support/layout-shifts.ts";
import { DESKTOP, waitForHydration, PHONE, visits } from "../../support/visit.ts";

/** Highest layout shift score of a page (`quality.md`). */
const MAX_SHIFT = 0.01;
const ALL = "main article, footer";

const visit = visits();

describe.each(dailyOn("kids"))("on %s", EVERY_BRAND, (key) => {
  test("on a phone content far below the view gets its layout after hydration, and nothing visible moves", async () => {
    const { page, brand } = await visit(key, { viewport: PHONE });
    const shifts = await watchShifts(page);
    const far = [
      ["/uitjes", ["article", "section", "footer"]],
      ["/overzicht", ["section", "footer"]],
      ...(brand.pages.agenda
        ? ([
            ["/agenda", ["article", "footer"]],
            ["/adverteren", ["section", "footer"]],
          ] as const)
        : []),
      ["/", [...(brand.showsNewActivities ? ["li"] : []), ...(brand.linkBoxes.length > 0 ? ["div"] : []), "footer"]],
    ] as const;
    for (const [path, kinds] of far) {
      const releaseScripts = await holdRequests(page, SCRIPTS);
      await page.goto(path);
      expect(await notLaidOut(page, "[data-deferred]"), path).toEqual(kinds);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
      releaseScripts();
      await waitForHydration(page);
      expect(await page.locator("[data-deferred]").count(), path).toBe(0);
      expect(await notLaidOut(page, ALL), path).toEqual([]);
      expect((await shifts()).score, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});

test("far down a page the scroll position stays when the content above gets its height", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.goto("/uitjes");
  const seen = page.getByRole("article").last().getByRole("link").first();
  await seen.scrollIntoViewIfNeeded();
  const before = await settledTop(seen);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  releaseScripts();
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
  expect(Math.abs((await settledTop(seen)) - before)).toBeLessThan(1);
});

test("a link to a letter followed before hydration shows its organisations, and the position stays", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.goto("/overzicht");
  await page.locator('main a[href="#letter-s"]').first().click();
  const letter = page.locator("#letter-s");
  const before = await settledTop(letter);
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(PHONE.height / 2);
  releaseScripts();
  await waitForHydration(page);
  expect(Math.abs((await settledTop(letter)) - before)).toBeLessThan(1);
});

test("a page opened at a fragment, from another page, by a reload or on a wide screen has all of its layout", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await holdRequests(page, SCRIPTS);
  await page.goto("/uitjes#inhoud");
  expect(await notLaidOut(page, ALL)).toEqual([]);

  await page.goto("/uitjes");
  expect(await notLaidOut(page, ALL)).not.toEqual([]);
  await page.reload();
  expect(await notLaidOut(page, ALL)).toEqual([]);

  await page.goto("/overzicht");
  await page.locator("footer").getByRole("link").last().scrollIntoViewIfNeeded();
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(/\/$/);
  expect(await notLaidOut(page, ALL)).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await page.goto("/uitjes");
  expect(await notLaidOut(page, ALL)).toEqual([]);
});

/** Distance of an element from the top of the window, in pixels, once several frames agree: a jump triggers layout in the next frames. */
async function settledTop(part: Locator): Promise<number> {
  return part.evaluate(async (element) => {
    let top = Number.NaN;
    for (let same = 0; same < 5;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const now = element.getBoundingClientRect().top;
      same = now === top ? same + 1 : 0;
      top = now;
    }
    return top;
  });
}

/** Tag names of the matching elements without layout, in document order; fails when nothing matches. */
async function notLaidOut(page: Page, parts: string): Promise<string[]> {
  // Elements in or near the view get their layout with the first frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const found = await page.locator(parts).evaluateAll((all) =>
    all.map((part) => ({
      kind: part.localName,
      isLaidOut: part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true,
    })),
  );
  expect(found.length).toBeGreaterThan(0);
  return [...new Set(found.filter(({ isLaidOut }) => !isLaidOut).map(({ kind }) => kind))];
}
