import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../../support/daily.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { watchShifts } from "../../support/layout-shifts.ts";
import { SEARCHES } from "../../support/searches.ts";
import { DESKTOP, waitForHydration, PHONE, visits } from "../../support/visit.ts";

/** Highest layout shift score of a page (`quality.md`). */
const MAX_SHIFT = 0.01;
const LONG_MS = 60_000;
const FONT = "**/*.woff2";

const visit = visits();

describe.each(dailyOn("nl"))("on %s", EVERY_BRAND, (key) => {
  test.each([PHONE, DESKTOP])(
    "a font that loads after the first paint shifts nothing, at $width px",
    { timeout: LONG_MS },
    async (viewport) => {
      const { page } = await visit(key, { viewport });
      const shifts = await watchShifts(page);
      let delayed = 0;
      for (const path of ["/", "/uitjes", `/uitjes/${SEARCHES[key].slug}`, "/blogs"]) {
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route(FONT, async (route) => {
          delayed += 1;
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        release();
        await waitForFigtree(page);
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
        expect((await shifts()).score, path).toBeLessThanOrEqual(MAX_SHIFT);
        await page.unroute(FONT);
      }
      expect(delayed).toBeGreaterThan(0);
    },
  );
});

test("a reload changes no line break, however late the font loads", { timeout: LONG_MS }, async () => {
  const { page } = await visit("de", { viewport: DESKTOP });
  const shifts = await watchShifts(page);
  await page.goto(`/uitjes/${SEARCHES.de.slug}`);
  await waitForFigtree(page);
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
  await waitForFigtree(page);
});

test("a font that loads during a touch is applied after the touch", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  const releaseFont = await holdRequests(page, FONT);
  await page.goto("/blogs", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  await page.mouse.move(PHONE.width / 2, 5);
  await page.mouse.down();
  const loaded = page.waitForResponse(FONT);
  releaseFont();
  await loaded;
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family === "Figtree"))).toBe(false);
  await page.mouse.up();
  await waitForFigtree(page);
});

test("a hanging picture delays neither the font nor hydration", { timeout: LONG_MS }, async () => {
  const { page } = await visit("nl", { expectsFailures: true });
  await page.route(/\/(scenes|media)\//, () => {});
  await page.goto("/uitjes", { waitUntil: "domcontentloaded" });
  await waitForFigtree(page);
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

async function waitForFigtree(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === "Figtree" && status === "loaded"));
}
