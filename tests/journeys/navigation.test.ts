import { describe, expect, test } from "vitest";
import { BRANDS, DESKTOP, open, PHONE, visits } from "../support/visit.ts";

const visit = visits();

describe("the menu", () => {
  test.each([PHONE, DESKTOP])("opens over the page, which stays where it is, and gives the focus back, at $width px", async (viewport) => {
    const { page } = await visit("nl", { viewport });
    await open(page, "/");
    const opener = page.locator('a[href="#menu"]');
    const menu = page.locator("#menu:modal");
    await opener.click();
    expect(await menu.isVisible()).toBe(true);
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press("Escape");
    expect(await menu.count()).toBe(0);
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test("closes with a click beside it, and with its button", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const menu = page.locator("#menu:modal");
    await page.locator('a[href="#menu"]').click();
    await page.mouse.click(200, 400);
    expect(await menu.count()).toBe(0);
    await page.keyboard.press("Enter");
    await menu.getByRole("button", { name: words.header.close }).click();
    expect(await menu.count()).toBe(0);
    expect(page.url()).toMatch(/\/$/);
  });

  test.each(BRANDS)("leads to everything of %s", async (key) => {
    const { page, brand } = await visit(key, { viewport: PHONE });
    await open(page, "/");
    await page.locator('a[href="#menu"]').click();
    const menu = page.locator("#menu");
    expect(await menu.getByRole("navigation").getByRole("link").allInnerTexts()).toEqual(brand.menu.map(({ title }) => title));
    await menu.getByRole("link", { name: brand.menu[0]?.title }).click();
    await page.waitForURL("**/uitjes");
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("heading", { level: 1, name: brand.overview.title }).waitFor();
  });
});

describe("the home page", () => {
  test.each(BRANDS)("leads from a category to what it holds, on %s", async (key) => {
    const { page, words } = await visit(key);
    await open(page, "/");
    const category = page.locator("section").first().getByRole("listitem").getByRole("link").nth(1);
    const [name = "", count = ""] = await category.locator("span > span").allInnerTexts();
    await category.click();
    await page.waitForURL(/\/uitjes\?filters=[\d,]+$/);
    await page.getByText(words.overview.found(count)).waitFor();
    expect(name).not.toBe("");
  });

  test("forces a group of less than nobody to nobody", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const persons = page.getByLabel(words.home.persons, { exact: true });
    await persons.fill("-4");
    expect(await persons.inputValue()).toBe("0");
  });

  test("suggests places while somebody types", async () => {
    const { page, words } = await visit("be");
    await open(page, "/");
    await page.getByLabel(words.home.place, { exact: true }).pressSequentially("Gen");
    await expect
      .poll(() => page.locator("datalist option").evaluateAll((options) => options.map((option) => option.getAttribute("value"))))
      .toContainEqual(expect.stringMatching(/^Gent/));
  });
});

test("the first stop of the Tab key skips to the content", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/uitjes");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.skip);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("inhoud");
});
