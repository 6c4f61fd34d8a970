import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../../support/daily.ts";
import { holdRequests, SCRIPTS } from "../../support/hold-requests.ts";
import { watchShifts } from "../../support/layout-shifts.ts";
import { DESKTOP, waitForHydration, PHONE, visits } from "../../support/visit.ts";

/** What may move of a page, as a share of the window (`quality.md`). */
const MAX_SHIFT = 0.01;
const ALL = "main article, footer";

const visit = visits();

describe.each(dailyOn("kids"))("on %s", EVERY_BRAND, (key) => {
  test("what is far below the view of a phone is laid out once the page is alive, and nothing that is seen moves", async () => {
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
      const letScriptsCome = await holdRequests(page, SCRIPTS);
      await page.goto(path);
      expect(await notLaidOut(page, "[data-far]"), path).toEqual(kinds);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
      letScriptsCome();
      await waitForHydration(page);
      expect(await page.locator("[data-far]").count(), path).toBe(0);
      expect(await notLaidOut(page, ALL), path).toEqual([]);
      expect((await shifts()).score, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});

test("who is far down already stays where they are when all above them gets its height", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto("/uitjes");
  const seen = page.getByRole("article").last().getByRole("link").first();
  await seen.scrollIntoViewIfNeeded();
  const before = await whereItStands(seen);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  letScriptsCome();
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
  expect(Math.abs((await whereItStands(seen)) - before)).toBeLessThan(1);
});

test("who jumps to a letter before the page is alive finds its organisations there, and stays with them", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto("/overzicht");
  await page.locator('main a[href="#letter-s"]').first().click();
  const letter = page.locator("#letter-s");
  const before = await whereItStands(letter);
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(PHONE.height / 2);
  letScriptsCome();
  await waitForHydration(page);
  expect(Math.abs((await whereItStands(letter)) - before)).toBeLessThan(1);
});

test("who follows a link into a page, comes to it from another, or loads it again finds all of it laid out, as on a wide screen", async () => {
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

/** How far below the top of the window a part begins, in pixels, once several frames agree: a jump brings near what is laid out only in the next ones. */
async function whereItStands(part: Locator): Promise<number> {
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

/** Of these parts of the page, of which there are some, the kinds that have no layout yet, in their order. */
async function notLaidOut(page: Page, parts: string): Promise<string[]> {
  // What is in the view or near it gets its layout with the first frame.
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
