import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { chips, found } from "../support/overview-visitor.ts";
import { open, PHONE, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const PATIENT = { timeout: 10_000 };
const WATER = { nl: "Op het water", be: "Op het water", kids: "Op het water", de: "Auf dem Wasser" };

describe("the keyword field of the home page", () => {
  test.each(dailyOn("kids"))("suggests a filter by what is typed, and the keys turn it on, on %s", EVERY_BRAND, async (key) => {
    const { page, words } = await visit(key, { viewport: PHONE });
    await open(page, "/");
    const field = keywordField(page, words);
    await page.getByRole("search").getByRole("spinbutton").fill("8");
    await field.pressSequentially(WATER[key].slice(0, -3).toLowerCase());
    await expect.poll(() => options(page).first().locator("span > span").first().innerText(), PATIENT).toBe(WATER[key]);
    expect(await options(page).first().innerText()).toContain(words.keywords.kinds.filter);
    expect(await field.getAttribute("role")).toBe("combobox");
    expect(await page.getByRole("listbox", { name: words.keywords.suggestions }).isVisible()).toBe(true);
    expect(await page.getByRole("status").allInnerTexts()).toContain(words.places.suggested(await options(page).count()));

    await field.press("ArrowDown");
    await field.press("Enter");
    await page.waitForURL(/\/uitjes\?filters=\d+&personen=8$/);
    await expect.poll(() => chips(page, words), PATIENT).toEqual([WATER[key], words.persons(8)]);
  });

  test("suggests an organisation by a word of its name, and leads to its page", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    await keywordField(page, words).pressSequentially("kreekp");
    const option = options(page).filter({ hasText: words.keywords.kinds.organisation });
    await option.click();
    await page.waitForURL(/\/overzicht\/de-kreekpeddelaars-\d+$/);
    await page.getByRole("heading", { level: 1, name: "De Kreekpeddelaars" }).waitFor();
  });

  test("opens no list over the next field when its code comes after somebody has gone on", LONG_RUN, async () => {
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
    await expect.poll(() => field.getAttribute("role"), PATIENT).toBe("combobox");
    await page.waitForTimeout(1_000);
    expect(await options(page).count()).toBe(0);
    await field.focus();
    await field.press("ArrowDown");
    await expect.poll(() => options(page).count(), PATIENT).toBeGreaterThan(0);
    await field.press("Tab");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("kano");
  });

  test("goes on to the next field at one press of Tab, over a list that is longer than its room", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await open(page, "/");
    const field = keywordField(page, words);
    await field.pressSequentially("op");
    await expect.poll(() => options(page).count(), PATIENT).toBeGreaterThan(5);
    await field.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("personen");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("zoek");
  });

  test("is a plain field when its code cannot be had", async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/assets/keyword-suggestions-*.js", (route) => route.abort());
    await open(page, "/");
    await keywordField(page, words).fill("kano");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?.*zoek=kano/);
  });
});

describe("the keyword field of the overview", () => {
  test("turns a suggested filter on instead of searching for its name, beside what is on already", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+$/);
    const field = page.getByLabel(words.overview.keywordLabel);
    await field.pressSequentially("proev");
    await options(page).filter({ hasText: "Proeverij" }).filter({ hasText: words.keywords.kinds.filter }).click();
    await page.waitForURL(/filters=\d+,\d+$/);
    await expect.poll(() => chips(page, words), PATIENT).toEqual(["Teambuilding", "Proeverij"]);
    await expect.poll(() => page.getByLabel(words.overview.keywordLabel).inputValue()).toBe("");
  });

  test("counts a choice along in the panel of a phone, in which Escape closes the list alone", LONG_RUN, async () => {
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
    // The list of filters, in which what was chosen stands, is no longer covered by the field.
    expect(await page.locator("#filters summary:focus").innerText()).toContain("Proeverij");
    expect(page.url()).toMatch(/\/uitjes$/);
    await page.locator("#filters button[type=submit]").click();
    await page.waitForURL(/filters=\d+$/);
    await expect.poll(() => found(page), PATIENT).toBeGreaterThan(0);
  });
});

test("an empty overview says what one thing less would find, a word of the text too", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/uitjes?zoek=kano+zwxqv&personen=8");
  await page.getByRole("link", { name: words.empty.ways.without("zwxqv") }).click();
  await page.waitForURL(/zoek=kano&personen=8$/);
  await expect.poll(() => found(page), PATIENT).toBeGreaterThan(0);
});

function keywordField(page: Page, words: Visit["words"]): Locator {
  return page.getByRole("search").getByLabel(words.home.keyword, { exact: true });
}

/** Those that are shown. */
function options(page: Page): Locator {
  return page.getByRole("option").and(page.locator("[popover] *"));
}
