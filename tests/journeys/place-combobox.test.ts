import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { deSuggestPlace } from "../../content/words/suggest-place/de.ts";
import { nlSuggestPlace } from "../../content/words/suggest-place/nl.ts";
import { dailyOf, dailyOn, EVERY_BRAND, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { DESKTOP, waitForHydration, open, PHONE, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
/** The explanation of the option to suggest a place. */
const NOTES = { nl: nlSuggestPlace.note, de: deSuggestPlace.note };
/** The lookup waits for a pause of 500 ms, and a busy machine takes longer. */
const SLOW = { timeout: 10_000 };

describe("the place field", () => {
  test.each(dailyOn("be"))("suggests provinces before anything is typed, on %s", EVERY_BRAND, async (key) => {
    const { page, words } = await visit(key);
    await open(page, "/");
    const field = placeField(page, words);
    await field.click();
    await expect.poll(() => options(page).count(), SLOW).toBeGreaterThan(9);
    expect(new Set(await options(page).locator("span > span:last-child").allInnerTexts())).toEqual(new Set([words.places.types.PROVINCE]));
    expect(await field.getAttribute("role")).toBe("combobox");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    expect(await page.getByRole("listbox", { name: words.places.suggestions }).isVisible()).toBe(true);
  });

  test("suggests places by any of their names, with kind and location, and marks the typed text", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    for (const [typed, name, where, mark] of [
      ["den bosch", "'s-Hertogenbosch", "Plaats · Noord-Brabant", []],
      ["Veluw", "Veluwe", "Streek", ["Veluw"]],
      ["munche", "München", "Plaats · Bayern · Duitsland", ["Münche"]],
    ] as const) {
      await placeField(page, words).fill("");
      await placeField(page, words).pressSequentially(typed);
      await expect.poll(() => options(page).first().innerText(), SLOW).toBe(`${name}\n${where}`);
      expect(await options(page).first().locator("mark").allInnerTexts()).toEqual(mark);
      expect(await options(page).count()).toBeLessThanOrEqual(10);
    }
  });

  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "can be used by keyboard alone, and keeps the focus, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const { page, words } = await visit("nl", { viewport });
      await open(page, "/");
      const field = placeField(page, words);
      await field.focus();
      await field.pressSequentially("utrecht");
      await expect.poll(() => options(page).count(), SLOW).toBeGreaterThan(1);
      const last = (await options(page).count()) - 1;

      await field.press("ArrowDown");
      await expect.poll(() => activeOption(page)).toBe(0);
      await field.press("ArrowUp");
      await expect.poll(() => activeOption(page)).toBe(last);
      await field.press("ArrowDown");
      await expect.poll(() => activeOption(page)).toBe(0);
      await field.press("Home");
      await expect.poll(() => activeOption(page)).toBe(-1);
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);

      await field.press("Escape");
      await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
      expect(await field.inputValue()).toBe("utrecht");
      await field.press("ArrowDown");
      await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
      await field.press("ArrowDown");
      await field.press("Enter");
      expect(await field.inputValue()).toBe("Utrecht (provincie)");
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await options(page).count()).toBe(0);
      expect(page.url()).toMatch(/\/$/);
    },
  );

  test.each(dailyOf<"nl" | "de">(["nl", "de"], ["de"]))(
    "announces the number of suggestions to screen readers, on %s",
    EVERY_CASE,
    async (key) => {
      const { page, words } = await visit(key);
      await open(page, "/");
      const field = placeField(page, words);
      await field.pressSequentially("münchen");
      await options(page).first().waitFor();
      const many = words.places.suggested(await options(page).count());
      expect(await page.getByRole("status").allInnerTexts()).toContain(many);
      await field.fill("qxwzj");
      await expect.poll(() => page.getByRole("status").allInnerTexts(), SLOW).toContain(words.places.suggested(0));
      expect(await options(page).allInnerTexts()).toEqual([`${words.places.suggest}: qxwzj\n${NOTES[key]}`]);
      expect(await field.getAttribute("aria-expanded")).toBe("true");
    },
  );

  test("offers to suggest an unknown place, and thanks for it", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const field = placeField(page, words);
    await field.pressSequentially("Nergenshuizen");
    await expect.poll(() => options(page).allInnerTexts(), SLOW).toEqual([`${words.places.suggest}: Nergenshuizen\n${NOTES.nl}`]);
    await field.press("ArrowDown");
    await field.press("Enter");
    await page.waitForURL(/\/plaats-voorstellen\?plaats=Nergenshuizen$/);
    await page.getByLabel("Provincie").selectOption("Limburg");
    await page.getByRole("button", { name: "Stel voor" }).click();
    await page.getByRole("heading", { name: "Bedankt voor je voorstel" }).waitFor();
  });

  test("closes its list on blur", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const field = placeField(page, words);
    await field.pressSequentially("utrecht");
    await expect.poll(() => field.getAttribute("aria-expanded"), SLOW).toBe("true");
    await field.press("Tab");
    await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
    expect(await field.inputValue()).toBe("utrecht");
  });

  test("loses no letter and no focus when its code loads while typing", async () => {
    const { page, words } = await newVisit("nl");
    const letCome = await holdRequests(page, "**/static/assets/place-suggestions-*.js");
    await open(page, "/");
    const field = placeField(page, words);
    await field.click();
    await field.pressSequentially("'s-Hert");
    expect(await field.getAttribute("role")).toBeNull();
    letCome();
    await field.pressSequentially("ogenbosch", { delay: 30 });
    await expect.poll(() => field.getAttribute("role"), SLOW).toBe("combobox");
    expect(await field.inputValue()).toBe("'s-Hertogenbosch");
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => options(page).first().innerText(), SLOW).toContain("'s-Hertogenbosch");
  });

  test("opens no list over the next field when its code loads after blur, and its place still applies", LONG_RUN, async () => {
    const { page, words } = await newVisit("be", { viewport: PHONE });
    const release = await holdRequests(page, "**/static/assets/place-suggestions-*.js");
    await open(page, "/");
    await placeField(page, words).fill("Gent");
    await page.getByLabel(words.home.keyword, { exact: true }).fill("afsnee");
    const answered = page.waitForResponse(/\/api\/public\/locations\?/);
    release();
    await answered;
    await page.getByText(words.home.show(words.activities(1))).click();
    await page.waitForURL(/locatie=city-\d+&zoek=afsnee/);
  });

  test("keeps text typed before hydration, and shows suggestions for it", LONG_RUN, async () => {
    const { page, words } = await newVisit("nl");
    const letCome = await holdRequests(page, SCRIPTS);
    await page.goto("/");
    const field = placeField(page, words);
    await field.click();
    await field.pressSequentially("drimm");
    letCome();
    await waitForHydration(page);
    await expect.poll(() => options(page).allInnerTexts(), SLOW).toEqual(["Drimmelen\nPlaats · Noord-Brabant"]);
    expect(await field.inputValue()).toBe("drimm");
  });

  test("is a plain field when its code fails to load", LONG_RUN, async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/assets/place-suggestions-*.js", (route) => route.abort());
    await open(page, "/");
    await placeField(page, words).fill("Drimmelen");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?locatie=city-\d+$/);
  });

  test("suggests nothing when the lookup fails", LONG_RUN, async () => {
    const { page, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/");
    const field = placeField(page, words);
    await field.pressSequentially("utrecht");
    await expect.poll(() => options(page).count(), SLOW).toBeGreaterThan(1);
    await page.route("**/api/public/locations?*", (route) => route.abort());
    await field.pressSequentially(" stad");
    await expect.poll(() => options(page).count(), SLOW).toBe(0);
    expect(await field.inputValue()).toBe("utrecht stad");
  });
});

describe("on the overview", () => {
  test("choosing a place searches at once, and typing alone does not", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const field = page.getByLabel(words.overview.placeLabel);
    await field.pressSequentially("drimm");
    await options(page).first().waitFor();
    expect(page.url()).toMatch(/\/uitjes$/);
    await options(page).first().click();
    await page.waitForURL(/\/uitjes\?locatie=city-\d+$/);
    await expect.poll(() => page.getByLabel(words.overview.placeLabel).inputValue()).toBe("Drimmelen, Noord-Brabant");
    expect(await options(page).count()).toBe(0);
  });

  test("Escape closes the list and not the panel of a phone around it", async () => {
    const { page, words } = await visit("de", { viewport: PHONE, hasTouch: true });
    await open(page, "/uitjes");
    await page.locator('a[href="#filters"]').click();
    await page.locator("#filters summary").getByText(words.overview.place, { exact: true }).click();
    const field = page.getByLabel(words.overview.placeLabel);
    await field.tap();
    await options(page).first().waitFor();
    await field.press("Escape");
    await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
    expect(await page.locator("#filters:modal").isVisible()).toBe(true);
    await field.pressSequentially("münst");
    await options(page).first().tap();
    await expect.poll(() => field.inputValue()).toMatch(/^Münster/);
    expect(page.url()).toMatch(/\/uitjes$/);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

function placeField(page: Page, words: Visit["words"]): Locator {
  return page.getByRole("search").getByLabel(words.home.place, { exact: true });
}

/** The visible options. */
function options(page: Page): Locator {
  return page.getByRole("option").and(page.locator("[popover] *"));
}

/** Index of the active option, -1 for none. */
function activeOption(page: Page): Promise<number> {
  return page
    .locator("[popover] [role=option]")
    .evaluateAll((all) => all.findIndex((option) => option.id === document.activeElement?.getAttribute("aria-activedescendant")));
}
