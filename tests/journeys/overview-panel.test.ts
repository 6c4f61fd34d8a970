import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../support/daily.ts";
import { chips, countBeside, found } from "../support/overview-visitor.ts";
import { open, PHONE } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe("the panel of a phone", () => {
  test.each(dailyOn("de"))("has a level for every filter, and Escape leads one level up, on %s", EVERY_BRAND, async (key) => {
    const { page, words } = await visit(key, { viewport: PHONE });
    await open(page, "/uitjes");
    const panel = await openPanel(page);
    expect(await panel.locator("summary:visible").count()).toBeGreaterThan(8);
    expect(await panel.locator("input:visible, select:visible").count()).toBe(0);

    const group = panel.locator("summary").nth(4);
    const name = await group.locator("span").first().innerText();
    await group.press("Enter");
    const back = panel.getByRole("button", { name: words.overview.backToFilters });
    await expect.poll(() => hasFocus(back)).toBe(true);
    expect(await panel.locator("summary:visible").count()).toBe(0);
    const options = panel.getByRole("group", { name, exact: true }).getByRole("checkbox");
    expect(await options.count()).toBeGreaterThan(1);
    await options.and(page.locator(":enabled")).first().check();

    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(group)).toBe(true);
    expect(await options.count()).toBe(0);
    await expect.poll(() => group.innerText()).not.toBe(name);
    await group.click();
    await back.click();
    expect(await hasFocus(group)).toBe(true);

    await page.keyboard.press("Escape");
    await page.waitForURL(/filters=\d+$/);
    expect(await panel.isVisible()).toBe(false);
    await expect.poll(async () => (await chips(page, words)).length).toBe(1);
  });

  test("updates the counts on its button and beside its filters, and applies when it closes", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await open(page, "/uitjes");
    const panel = await openPanel(page);
    await panel.locator("summary", { hasText: "Soort uitje" }).click();
    const count = await countBeside(page, "Teambuilding");
    await panel.getByLabel("Teambuilding").check();
    const show = panel.locator("button[type=submit]");
    await expect.poll(() => show.innerText()).toBe(words.home.show(words.activities(count)));
    expect(page.url()).toMatch(/\/uitjes$/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.waitForURL(/filters=\d+$/);
    await expect.poll(() => found(page)).toBe(count);

    await openPanel(page);
    await panel.locator("summary", { hasText: words.overview.persons }).click();
    await panel.getByRole("slider").fill("20");
    await show.click();
    await page.waitForURL(/personen=20$/);
    expect(await panel.isVisible()).toBe(false);
    await page.goBack();
    await page.waitForURL(/\/uitjes\?filters=\d+$/);
    await page.goBack();
    await page.waitForURL(/\/uitjes$/);
  });

  test("clears everything at once, and shows the total", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await open(page, "/uitjes?plaats=Drimmelen&personen=20&zoek=kreken&leeftijd=9&gebied=binnenland");
    const all = await visit("nl", { viewport: PHONE });
    await open(all.page, "/uitjes");
    const panel = await openPanel(page);
    await panel.locator("summary", { hasText: words.overview.age }).click();
    await panel.locator("select[name=leeftijd]").selectOption("6");
    await panel.getByText(words.overview.clearChosen(5)).click();
    await page.waitForURL(/\/uitjes$/);
    expect(await panel.isVisible()).toBe(true);
    const show = panel.locator("button[type=submit]");
    await expect.poll(() => show.innerText()).toBe(words.home.show(words.activities(await found(all.page))));
    expect(await panel.getByText(/\(\d\)$/).count()).toBe(0);
    expect(await panel.locator("select[name=leeftijd]").inputValue()).toBe("");
    expect(await panel.locator("input[name=plaats]").inputValue()).toBe("");
    expect(await panel.locator("input[name=personen]").inputValue()).toBe("");
    await show.click();
    expect(page.url()).toMatch(/\/uitjes$/);
  });

  test("changes nothing when no choice changed", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, "/uitjes?personen=400");
    const panel = await openPanel(page);
    await panel.locator("button[type=submit]").click();
    // The tap moves it out of view, and it closes after the next paint.
    await panel.waitFor({ state: "hidden" });
    expect(page.url()).toMatch(/\/uitjes\?personen=400$/);
  });

  test("closes with the back button, which stays on the page", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await open(page, "/");
    await page
      .locator("main")
      .getByRole("link", { name: words.home.all(words.activities(2)).replace(/\d+/, "").trim().split(" ")[0] })
      .first()
      .click();
    await page.waitForURL("**/uitjes");
    const panel = await openPanel(page);
    await page.goBack();
    await expect.poll(() => panel.isVisible()).toBe(false);
    expect(page.url()).toMatch(/\/uitjes$/);
    await openPanel(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
    await page.goBack();
    await page.waitForURL(/\d\/$/);
  });

  test("shows its filters as disclosures without JavaScript", async () => {
    const { page } = await visit("nl", { viewport: PHONE, javaScriptEnabled: false });
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    const panel = page.locator("#filters");
    await panel.locator("summary", { hasText: "Activiteiten" }).click();
    expect(await panel.locator("summary:visible").count()).toBeGreaterThan(8);
    expect(await panel.locator("input[type=search]:not([name]):visible").count()).toBe(0);
    await panel.getByLabel("Teambuilding").check();
    await panel.locator("button[type=submit]").click();
    await page.waitForURL(/filters=\d+/);
  });
});

test("the menu and the quote form close with the back button too", async () => {
  const { page, brand } = await visit("nl", { viewport: PHONE });
  await open(page, "/uitjes");
  const menu = page.locator("#menu");
  await page.locator('a[href="#menu"]').click();
  await page.goBack();
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(page.url()).toMatch(/\/uitjes$/);
  await page.locator('a[href="#menu"]').click();
  await menu.getByRole("link", { name: brand.menu.at(-1)?.title }).click();
  await page.waitForURL(`**${brand.menu.at(-1)?.url}`);
  await page.goBack();
  await page.waitForURL("**/uitjes");

  await page.getByRole("article").getByRole("link").first().click();
  await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  const url = page.url();
  await page.locator('a[href="#offerte"]').last().click();
  await page.goBack();
  await expect.poll(() => page.locator("#offerte").isVisible()).toBe(false);
  expect(page.url()).toBe(url);
});

test("the page behind the menu does not move, and scrolls again however the menu was closed", async () => {
  const { page, words, brand } = await visit("nl", { viewport: PHONE });
  await open(page, "/uitjes");
  const menu = page.locator("#menu");
  const link = page.locator('a[href="#menu"]');
  const isHeld = () => page.evaluate(() => getComputedStyle(document.body).overflowY === "hidden");
  const ways = [
    () => menu.getByRole("button", { name: words.header.close }).click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => menu.getByRole("link", { name: brand.menu.at(-1)?.title }).click(),
  ];
  for (const close of ways) {
    await link.click();
    await expect.poll(isHeld).toBe(true);
    await close();
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(isHeld).toBe(false);
  }
});

test("the back button right after the tap stays on the page and closes the menu", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await open(page, "/uitjes");
  await page.evaluate(() => {
    const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
    document.querySelector('a[href="#menu"]')?.dispatchEvent(tap);
    history.back();
  });
  await expect.poll(() => page.evaluate((): unknown => history.state?.sheet)).toBe(undefined);
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 100))));
  expect([await page.locator("#menu").isVisible(), page.url()]).toEqual([false, expect.stringMatching(/\/uitjes$/)]);
  await page.locator('a[href="#menu"]').click();
  await page.locator("#menu:modal").waitFor();
});

test("a double tap opens the menu once, also where the second tap hits its close button", async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await page.goto("/");
  await open(page, "/uitjes");
  await page.evaluate(() => {
    for (const hit of ['a[href="#menu"]', 'a[href="#menu"]', "#menu [data-head] a"])
      document.querySelector(hit)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  });
  await page.locator("#menu:modal").waitFor();
  await page.goBack();
  await page.locator("#menu").waitFor({ state: "hidden" });
  expect(page.url()).toMatch(/\/uitjes$/);
  await page.goBack();
  await page.waitForURL(/\d\/$/);
});

async function openPanel(page: Page): Promise<Locator> {
  await page.locator('a[href="#filters"]').click();
  const panel = page.locator("#filters:modal");
  await panel.waitFor();
  return page.locator("#filters");
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
