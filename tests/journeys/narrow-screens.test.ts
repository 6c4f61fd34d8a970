import { describe, expect, test } from "vitest";
import { DRAFTS } from "../../src/web/islands/has-drafts.ts";
import { LONG_RUN } from "../support/daily.ts";
import { roomDefects, widthDefects } from "../support/audits/layout.ts";
import { screensOf } from "../support/screens.ts";
import { BRANDS, visits } from "../support/visit.ts";

const visit = visits();

/** Drafts of forms: deleted with the tab, and never sent. */
const ALLOWED_KEYS = [DRAFTS];

/** The narrowest supported screen: 1280 × 1024 px at 400 %. */
const NARROWEST = { width: 320, height: 256 };

/** A screen takes about half a second, twice that on a busy machine. */
const FORTY_SCREENS_MS = 120_000;

test("a very long word or place does not widen the page", async () => {
  const { page } = await visit("nl", { viewport: NARROWEST });
  for (const path of [`/uitjes?zoek=${"x".repeat(200)}`, `/uitjes?plaats=${"x".repeat(5000)}`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
  }
});

// `npm test` audits the screens at 390 px (audited/).
describe.each(BRANDS)("on %s", LONG_RUN, (key) => {
  // Every visit checks for console errors and requests to other hosts.
  test(
    "every screen fits 320 px (400 %) without horizontal scrolling or covered content, and stores nothing in the browser",
    { timeout: FORTY_SCREENS_MS },
    async () => {
      const visitor = await visit(key, { viewport: NARROWEST });
      const { page, context } = visitor;
      const found: string[] = [];
      for (const screen of screensOf(key, NARROWEST.width)) {
        await screen.show(visitor);
        const defects = [...(await widthDefects(page)), ...(await roomDefects(page))];
        found.push(...defects.map((defect) => `${screen.name}: ${defect}`));
        const left = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
        expect(left.filter((name) => name !== "" && !ALLOWED_KEYS.includes(name))).toEqual([]);
      }
      expect(found).toEqual([]);
      expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    },
  );
});
