import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { focusDefects } from "../support/audits/forced-colors.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

// The audits of every screen check that controls keep their edges (audited/).
describe("in forced colours", () => {
  test.each(dailyOf(["/", "/uitjes", "/helpdesk", "/adverteren"], ["/uitjes"]))(
    "every stop of the Tab key on %s has a visible focus",
    { ...EVERY_CASE, timeout: 120_000 },
    async (path) => {
      const { page } = await visit("kids", { forcedColors: "active" });
      await open(page, path);
      expect(await focusDefects(page, 80)).toEqual([]);
    },
  );

  test("chosen and other options differ in more than colour", LONG_RUN, async () => {
    const { page, words } = await visit("nl", { forcedColors: "active" });
    await open(page, "/uitjes");
    const option = page.locator("label", { has: page.getByLabel("Teambuilding") });
    const before = await screenshotOf(option);
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+/);
    await page.mouse.move(0, 0);
    expect(await screenshotOf(option)).not.toBe(before);

    const pages = page.getByRole("navigation", { name: words.overview.pages });
    const [current, other] = [pages.locator("[aria-current]"), pages.getByRole("link", { name: words.overview.page(2), exact: true })];
    const edge = (element: Element) => getComputedStyle(element).borderTopWidth;
    expect(await current.evaluate(edge)).not.toBe(await other.evaluate(edge));

    const menu = page.getByRole("navigation", { name: words.header.navigation });
    const line = (element: Element) => getComputedStyle(element).textDecorationLine;
    expect(await menu.locator("[aria-current]").evaluate(line)).toBe("underline");
    expect(await menu.locator("a:not([aria-current])").first().evaluate(line)).toBe("none");
  });
});

/** A screenshot; in forced colours it shows edges, texts and the browser's own marks. */
async function screenshotOf(shown: Locator): Promise<string> {
  const bytes = await shown.screenshot({ animations: "disabled", caret: "hide" });
  return bytes.toString("base64");
}
