import { describe, expect, test } from "vitest";
import { SCREENS } from "../support/screens.ts";
import { BRANDS, visits } from "../support/visit.ts";

const visit = visits();

/** The narrowest screen there is: also a wide one at 400 %. */
const NARROWEST = { width: 320, height: 640 };

describe.each(BRANDS)("on %s", (key) => {
  // That no screen complains or asks another host is part of every visit.
  test("every screen fits 320 px without scrolling sideways, and leaves nothing behind in the browser", async () => {
    const visitor = await visit(key, { viewport: NARROWEST });
    const { page, context } = visitor;
    for (const screen of SCREENS) {
      await screen.show(visitor);
      const widest = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
      expect({ [screen.name]: widest }).toEqual({ [screen.name]: NARROWEST.width });
      expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(["", 0, 0]);
    }
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
});
