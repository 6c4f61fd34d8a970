import { describe, expect, test } from "vitest";
import { screensOf } from "../support/screens.ts";
import { BRANDS, visits } from "../support/visit.ts";

const visit = visits();

/** How far the pages of this tab were scrolled, for the back button: gone with the tab, and the router's own. */
const SCROLL_POSITIONS = "react-router-scroll-positions";

/** The narrowest screen there is: also a wide one at 400 %. */
const NARROWEST = { width: 320, height: 640 };

test("a word or a place without end does not widen the page", async () => {
  const { page } = await visit("nl", { viewport: NARROWEST });
  for (const path of [`/uitjes?zoek=${"x".repeat(200)}`, `/uitjes?plaats=${"x".repeat(5000)}`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
  }
});

describe.each(BRANDS)("on %s", (key) => {
  // That no screen complains or asks another host is part of every visit.
  test("every screen fits 320 px without scrolling sideways, and leaves nothing behind in the browser", async () => {
    const visitor = await visit(key, { viewport: NARROWEST });
    const { page, context } = visitor;
    const tooWide: string[] = [];
    for (const screen of screensOf(key, NARROWEST.width)) {
      await screen.show(visitor);
      const widest = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
      if (widest > NARROWEST.width) tooWide.push(`${screen.name}: ${widest} px`);
      const left = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(left.filter((name) => name !== "" && name !== SCROLL_POSITIONS)).toEqual([]);
    }
    expect(tooWide).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
});
