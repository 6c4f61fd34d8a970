import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../../support/daily.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { watchShifts } from "../../support/layout-shifts.ts";
import { SEARCHES } from "../../support/searches.ts";
import { DESKTOP, waitForHydration, PHONE, visits } from "../../support/visit.ts";

/** What may move of a page, as a share of the window (`quality.md`). */
const MAX_SHIFT = 0.01;
const LONG_MS = 60_000;
const FONT = "**/*.woff2";

const visit = visits();

describe.each(dailyOn("nl"))("on %s", EVERY_BRAND, (key) => {
  test.each([PHONE, DESKTOP])("a font that comes after the words moves nothing, at $width px", { timeout: LONG_MS }, async (viewport) => {
    const { page } = await visit(key, { viewport });
    const shifts = await watchShifts(page);
    let heldBack = 0;
    for (const path of ["/", "/uitjes", `/uitjes/${SEARCHES[key].slug}`, "/blogs"]) {
      const { promise: released, resolve: letItCome } = Promise.withResolvers<void>();
      await page.route(FONT, async (route) => {
        heldBack += 1;
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      letItCome();
      await figtreeIsThere(page);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect((await shifts()).score, path).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unroute(FONT);
    }
    expect(heldBack).toBeGreaterThan(0);
  });
});

test("who reloads a page sees no line break anew, however late the font is", { timeout: LONG_MS }, async () => {
  const { page } = await visit("de", { viewport: DESKTOP });
  const shifts = await watchShifts(page);
  await page.goto(`/uitjes/${SEARCHES.de.slug}`);
  await figtreeIsThere(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
  for (const late_ms of [0, 40, 400]) {
    await page.route(FONT, async (route) => {
      await delay(late_ms);
      await route.continue();
    });
    await page.reload({ waitUntil: "networkidle" });
    expect((await shifts()).moved, `${late_ms} ms`).toEqual([]);
    await page.unroute(FONT);
  }
  await page.reload();
  await figtreeIsThere(page);
});

test("a font that comes while a finger is on the page waits until it has been answered", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const letFontCome = await holdRequests(page, FONT);
  await page.goto("/blogs", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  await page.mouse.move(PHONE.width / 2, 5);
  await page.mouse.down();
  const comes = page.waitForResponse(FONT);
  letFontCome();
  await comes;
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family === "Figtree"))).toBe(false);
  await page.mouse.up();
  await figtreeIsThere(page);
});

test("a picture that hangs holds up neither the font nor the page", { timeout: LONG_MS }, async () => {
  const { page } = await visit("nl", { expectsFailures: true });
  await page.route(/\/(scenes|media)\//, () => {});
  await page.goto("/uitjes", { waitUntil: "domcontentloaded" });
  await figtreeIsThere(page);
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

async function figtreeIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === "Figtree" && status === "loaded"));
}
