import { describe, expect, test } from "vitest";
import { DRAFTS } from "../../src/web/islands/has-drafts.ts";
import { LONG_RUN } from "../support/daily.ts";
import { roomDefects, widthDefects } from "../support/judges/layout.ts";
import { screensOf } from "../support/screens.ts";
import { BRANDS, visits } from "../support/visit.ts";

const visit = visits();

/** What was typed in this tab, to fill it in again: gone with the tab, and sent nowhere. */
const KEPT_BY_TAB = [DRAFTS];

/** The narrowest screen there is: 1280 × 1024 px at 400 %. */
const NARROWEST = { width: 320, height: 256 };

/** A screen takes half a second or so, twice that beside other work. */
const FORTY_SCREENS_MS = 120_000;

test("a word or a place without end does not widen the page", async () => {
  const { page } = await visit("nl", { viewport: NARROWEST });
  for (const path of [`/uitjes?zoek=${"x".repeat(200)}`, `/uitjes?plaats=${"x".repeat(5000)}`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
  }
});

// Every day the screens are judged at 390 px (judged/).
describe.each(BRANDS)("on %s", LONG_RUN, (key) => {
  // That no screen complains or asks another host is part of every visit.
  test(
    "every screen fits 320 px, and so 400 %, without scrolling sideways or covering itself, and leaves nothing behind in the browser",
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
        expect(left.filter((name) => name !== "" && !KEPT_BY_TAB.includes(name))).toEqual([]);
      }
      expect(found).toEqual([]);
      expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    },
  );
});
