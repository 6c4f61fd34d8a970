import { describe, expect, test } from "vitest";
import { watchShifts } from "../support/layout-shifts.ts";
import { SEARCHES } from "../support/searches.ts";
import { BRANDS, DESKTOP, PHONE, visits } from "../support/visit.ts";

/** What may move of a page, as a share of the window (`quality.md`). */
const MAX_SHIFT = 0.01;
const LONG_MS = 60_000;

const visit = visits();

describe.each(BRANDS)("on %s", (key) => {
  test.each([PHONE, DESKTOP])("a font that comes after the words moves nothing, at $width px", { timeout: LONG_MS }, async (viewport) => {
    const { page } = await visit(key, { viewport });
    const shifts = await watchShifts(page);
    let heldBack = 0;
    for (const path of ["/", "/uitjes", `/uitjes/${SEARCHES[key].slug}`, "/blogs"]) {
      const { promise: released, resolve: letItCome } = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        heldBack += 1;
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      letItCome();
      await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === "Figtree" && status === "loaded"));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect((await shifts()).score, path).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unroute("**/*.woff2");
    }
    expect(heldBack).toBeGreaterThan(0);
  });
});
