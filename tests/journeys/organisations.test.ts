import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe.each(dailyOn("nl"))("the organisations of %s", EVERY_BRAND, (key) => {
  test("can be filtered by letter, and each links to its page and its outings", async () => {
    const { page, words, brand } = await visit(key);
    await open(page, "/overzicht");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(brand.organisations.title);
    const letters = page.getByRole("navigation", { name: words.organisations.letters }).getByRole("link");
    const letter = await letters.last().innerText();
    await letters.last().click();
    await page.waitForURL(/#letter-.$/);
    const section = page.locator("section", { has: page.getByRole("heading", { level: 2, name: letter, exact: true }) });
    await expect.poll(() => section.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);

    const organisation = section.getByRole("heading", { level: 3 }).getByRole("link").first();
    const name = await organisation.innerText();
    await organisation.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("article").getByRole("link").first().click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  });

  test("are searched while typing, and the back button clears the search", async () => {
    const { page, words } = await visit(key);
    await open(page, "/overzicht");
    const count = page.locator("main [data-announces]");
    const all = await count.innerText();
    const name = await page.locator("main h3").nth(3).innerText();
    const box = page.getByRole("searchbox", { name: words.organisations.search });
    await box.pressSequentially(name);
    await page.waitForURL(/zoek=/);
    await expect.poll(() => count.innerText()).not.toBe(all);
    expect(await page.locator("main h3").allInnerTexts()).toContain(name);
    expect(await box.inputValue()).toBe(name);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);

    await box.blur();
    await page.goBack();
    await expect.poll(() => count.innerText()).toBe(all);
    await expect.poll(() => box.inputValue()).toBe("");

    // Also while the field has the focus.
    await box.fill(name);
    await page.waitForURL(/zoek=/);
    await expect.poll(() => count.innerText()).not.toBe(all);
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe("");
  });
});

test.each([
  ["a part of the page", "/overzicht", /#letter-.$/],
  ["a page", "/overzicht?letter=b", /\?letter=.$/],
])("who presses a letter, which leads to %s, while a search still waits, stays there", LONG_RUN, async (_to, path, there) => {
  const { page, words } = await visit("nl");
  await open(page, path);
  const box = page.getByRole("searchbox");
  await box.fill("qxwzj");
  const letters = page.getByRole("navigation", { name: words.organisations.letters });
  await letters.locator("li a:not([aria-current])").last().press("Enter");
  await page.waitForURL(there);
  await page.waitForTimeout(800);
  expect(page.url()).toMatch(there);
  expect(await box.inputValue()).toBe("");
});
