import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hold, SCRIPTS } from "../support/hold.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { BRANDS, isAlive, PHONE, visits } from "../support/visit.ts";

/** What may move of a page, as a share of the window (`quality.md`). */
const MAX_SHIFT = 0.01;

const visit = visits();

describe.each(BRANDS)("on %s", (key) => {
  test("what is far below the view is laid out once the page is alive, and nothing that is seen moves", async () => {
    const { page } = await visit(key, { viewport: PHONE });
    const shifts = await watchShifts(page);
    for (const path of ["/", "/uitjes"]) {
      const letScriptsCome = await hold(page, SCRIPTS);
      await page.goto(path);
      expect(await laidOut(page), path).toContain(false);
      letScriptsCome();
      await isAlive(page);
      expect(new Set(await laidOut(page)), path).toEqual(new Set([true]));
      expect((await shifts()).score, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});

test("who is far down already stays where they are when all above them gets its height", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto("/uitjes");
  const seen = page.getByRole("article").last().getByRole("link").first();
  await seen.scrollIntoViewIfNeeded();
  const before = await seen.boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  letScriptsCome();
  await isAlive(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
  const after = await seen.boundingBox();
  expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(1);
});

test("who follows a link into a page, comes back to it or loads it again finds all of it laid out", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await hold(page, SCRIPTS);
  await page.goto("/uitjes#inhoud");
  expect(await laidOut(page)).not.toContain(false);

  await page.goto("/uitjes");
  await page.reload();
  expect(await laidOut(page)).not.toContain(false);

  await page.goto("/uitjes");
  await page.goto("/overzicht");
  await page.goBack();
  expect(await laidOut(page)).not.toContain(false);
});

/** Of each card, and of the end of the page, whether it has its own layout. */
async function laidOut(page: Page): Promise<boolean[]> {
  // What is in the view or near it gets its layout with the first frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return page
    .locator("main article > *, footer > *")
    .evaluateAll((parts) => parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })));
}
