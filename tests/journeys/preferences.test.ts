import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { focusDefects } from "../support/judges/forced-colors.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

// That everything keeps an edge there is part of the walks through every screen (judged/).
describe("in forced colours", () => {
  test.each(dailyOf(["/", "/uitjes", "/helpdesk", "/adverteren"], ["/uitjes"]))(
    "every stop of the Tab key on %s is seen",
    { ...EVERY_CASE, timeout: 120_000 },
    async (path) => {
      const { page } = await visit("kids", { forcedColors: "active" });
      await open(page, path);
      expect(await focusDefects(page, 80)).toEqual([]);
    },
  );

  test("what is chosen looks other than what is not, without its colour", LONG_RUN, async () => {
    const { page, words } = await visit("nl", { forcedColors: "active" });
    await open(page, "/uitjes");
    const option = page.locator("label", { has: page.getByLabel("Teambuilding") });
    const before = await picture(option);
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+/);
    await page.mouse.move(0, 0);
    expect(await picture(option)).not.toBe(before);

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

/** What is seen of something; in forced colours that is edges, texts and the browser's own marks. */
async function picture(shown: Locator): Promise<string> {
  const bytes = await shown.screenshot({ animations: "disabled", caret: "hide" });
  return bytes.toString("base64");
}
