import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { chips, found } from "../support/overview-visitor.ts";
import { open, PHONE, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const SLOW = { timeout: 10_000 };
const WATER = { nl: "Op het water", be: "Op het water", kids: "Op het water", de: "Auf dem Wasser" };

describe("the keyword field of the home page", () => {
  test.each(dailyOn("kids"))("suggests a filter for the typed text, which the keyboard can choose, on %s", EVERY_BRAND, async (key) => {
    const { page, words } = await visit(key, { viewport: PHONE });
    await open(page, "/");
    const field = keywordField(page, words);
    await page.getByRole("search").getByRole("spinbutton").fill("8");
    await field.pressSequentially(WATER[key].slice(0, -3).toLowerCase());
    await expect.poll(() => options(page).first().locator("span > span").first().innerText(), SLOW).toBe(WATER[key]);
    expect(await options(page).first().innerText()).toContain(words.keywords.kinds.filter);
    expect(await field.getAttribute("role")).toBe("combobox");
    expect(await page.getByRole("listbox", { name: words.keywords.suggestions }).isVisible()).toBe(true);
    expect(await page.getByRole("status").allInnerTexts()).toContain(words.places.suggested(await options(page).count()));

    await field.press("ArrowDown");
    await field.press("Enter");
    await page.waitForURL(/\/uitjes\?filters=\d+&personen=8$/);
    await expect.poll(() => chips(page, words), SLOW).toEqual([WATER[key], words.persons(8)]);
  });

  test("suggests an organisation by a word of its name, and links to its page", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    await keywordField(page, words).pressSequentially("kreekp");
    const option = options(page).filter({ hasText: words.keywords.kinds.organisation });
    await option.click();
    await page.waitForURL(/\/overzicht\/de-kreekpeddelaars-\d+$/);
    await page.getByRole("heading", { level: 1, name: "De Kreekpeddelaars" }).waitFor();
  });

  test("opens no list over the next field when its code loads after the visitor has left the field", LONG_RUN, async () => {
    const { page, words } = await newVisit("nl");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/static/assets/keyword-suggestions-*.js", async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await open(page, "/");
    const field = keywordField(page, words);
    await field.pressSequentially("kano");
    await field.press("Tab");
    release();
    await expect.poll(() => field.getAttribute("role"), SLOW).toBe("combobox");
    await page.waitForTimeout(1_000);
    expect(await options(page).count()).toBe(0);
    await field.focus();
    await field.press("ArrowDown");
    await expect.poll(() => options(page).count(), SLOW).toBeGreaterThan(0);
    await field.press("Tab");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("kano");
  });

  test("moves to the next field with one press of Tab, also with a list that scrolls", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await open(page, "/");
    const field = keywordField(page, words);
    await field.pressSequentially("op");
    await expect.poll(() => options(page).count(), SLOW).toBeGreaterThan(5);
    await field.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("personen");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("zoek");
  });

  test("is a plain field when its code fails to load", async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/assets/keyword-suggestions-*.js", (route) => route.abort());
    await open(page, "/");
    await keywordField(page, words).fill("kano");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?.*zoek=kano/);
  });
});

describe("the keyword field of the overview", () => {
  test("adds a suggested filter to those chosen, instead of searching for its name", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+$/);
    const field = page.getByLabel(words.overview.keywordLabel);
    await field.pressSequentially("proev");
    await options(page).filter({ hasText: "Proeverij" }).filter({ hasText: words.keywords.kinds.filter }).click();
    await page.waitForURL(/filters=\d+,\d+$/);
    await expect.poll(() => chips(page, words), SLOW).toEqual(["Teambuilding", "Proeverij"]);
    await expect.poll(() => page.getByLabel(words.overview.keywordLabel).inputValue()).toBe("");
  });

  test("updates the count in the panel of a phone, where Escape closes only the list", LONG_RUN, async () => {
    const { page, words } = await visit("be", { viewport: PHONE, hasTouch: true });
    await open(page, "/uitjes");
    await page.locator('a[href="#filters"]').click();
    await page.locator("#filters summary").getByText(words.overview.keyword, { exact: true }).click();
    const field = page.getByLabel(words.overview.keywordLabel);
    await field.tap();
    await field.pressSequentially("proev");
    await options(page).first().waitFor();
    await field.press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("proev");
    expect(await page.locator("#filters:modal").isVisible()).toBe(true);

    await field.press("ArrowDown");
    await options(page).filter({ hasText: words.keywords.kinds.filter }).first().tap();
    await expect.poll(() => page.getByRole("checkbox", { name: "Proeverij", includeHidden: true }).isChecked()).toBe(true);
    // The suggestions no longer cover the list of filters with the choice.
    expect(await page.locator("#filters summary:focus").innerText()).toContain("Proeverij");
    expect(page.url()).toMatch(/\/uitjes$/);
    await page.locator("#filters button[type=submit]").click();
    await page.waitForURL(/filters=\d+$/);
    await expect.poll(() => found(page), SLOW).toBeGreaterThan(0);
  });
});

test("an empty overview says how many activities remain without one filter or one word", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/uitjes?zoek=kano+zwxqv&personen=8");
  await page.getByRole("link", { name: words.empty.ways.without("zwxqv") }).click();
  await page.waitForURL(/zoek=kano&personen=8$/);
  await expect.poll(() => found(page), SLOW).toBeGreaterThan(0);
});

function keywordField(page: Page, words: Visit["words"]): Locator {
  return page.getByRole("search").getByLabel(words.home.keyword, { exact: true });
}

/** The visible options. */
function options(page: Page): Locator {
  return page.getByRole("option").and(page.locator("[popover] *"));
}
