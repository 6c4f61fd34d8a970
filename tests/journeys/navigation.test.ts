import { describe, expect, test } from "vitest";
import { dailyOf, dailyOn, EVERY_BRAND, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { DESKTOP, open, PHONE } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe("the menu", () => {
  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "opens above the page, which does not move, and returns the focus, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const { page } = await visit("nl", { viewport });
      await open(page, "/");
      const opener = page.locator('a[href="#menu"]');
      const menu = page.locator("#menu:modal");
      await opener.click();
      await menu.waitFor();
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
      const scrollY = () => page.evaluate(() => window.scrollY);
      expect(await scrollY()).toBe(0);

      // Scrolling directly after closing is not undone.
      await page.keyboard.press("Escape");
      await page.mouse.wheel(0, 600);
      await expect.poll(scrollY).toBeGreaterThan(0);
      expect(await menu.count()).toBe(0);
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.waitForTimeout(500);
      expect(await scrollY()).toBeGreaterThan(0);
    },
  );

  test("traps the focus, forwards and backwards", async () => {
    const { page } = await visit("de", { viewport: PHONE });
    await open(page, "/");
    await page.locator('a[href="#menu"]').click();
    const stops = await page.locator("#menu :is(a, button)").count();
    const isInside = () =>
      page.evaluate(() => document.activeElement === document.body || document.querySelector("#menu")?.contains(document.activeElement));
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < stops + 3; press += 1) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
    }
  });

  test("marks the current page", async () => {
    const { page } = await visit("kids");
    await open(page, "/blogs");
    await page.locator('a[href="#menu"]').click();
    expect(await page.locator("#menu [aria-current=page]").allInnerTexts()).toEqual(["Blogs"]);
  });

  test("stays open when a link is opened in another window, and the back button still closes it", LONG_RUN, async () => {
    const { page, context } = await visit("nl");
    await open(page, "/");
    const menu = page.locator("#menu:modal");
    await page.locator('a[href="#menu"]').click();
    const beside = context.waitForEvent("page");
    await menu.getByRole("link", { name: "Helpdesk" }).click({ modifiers: ["ControlOrMeta"] });
    await (await beside).waitForURL("**/helpdesk");
    expect(await menu.isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => menu.count()).toBe(0);
    expect(page.url()).toMatch(/\/$/);
  });

  test("closes with a click beside it and with its button, and the page works again", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const menu = page.locator("#menu:modal");
    const isInView = () =>
      page
        .locator("#menu")
        .evaluate((dialog) => dialog.getBoundingClientRect().right > 0 && dialog.getBoundingClientRect().left < innerWidth);
    await page.locator('a[href="#menu"]').click();
    await menu.waitFor();
    await page.mouse.click(200, 400);
    expect(await isInView()).toBe(false);
    await menu.waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await menu.getByRole("button", { name: words.header.close }).click();
    expect(await isInView()).toBe(false);
    await menu.waitFor({ state: "detached" });
    expect(page.url()).toMatch(/\/$/);
  });

  test("leads to another page that starts at its top, and the back button skips the menu", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, "/");
    await open(page, "/nieuwsbrief");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu:modal").getByRole("link", { name: "Helpdesk" }).click();
    await page.waitForURL("**/helpdesk");
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.goBack();
    await page.waitForURL("**/nieuwsbrief");
  });

  test("accepts a search sentence, and is closed after the back button", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, "/blogs");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu:modal").getByRole("searchbox").fill("30 man buiten bij Utrecht");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/uitjes\?.*personen=30/);
    await page.goBack();
    await page.waitForURL("**/blogs");
    expect(await page.locator("#menu").isVisible()).toBe(false);
  });

  test.each(dailyOn("kids"))("links to all pages of %s", EVERY_BRAND, async (key) => {
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
  test.each(dailyOn("be", "kids"))("leads from a category to its activities, on %s", EVERY_BRAND, async (key) => {
    const { page, words } = await visit(key);
    await open(page, "/");
    const category = page.locator("section").first().getByRole("listitem").getByRole("link").nth(1);
    const [name = "", count = ""] = await category.locator("span > span").allInnerTexts();
    await category.click();
    await page.waitForURL(/\/uitjes\?filters=[\d,]+$/);
    await page.getByText(words.found.count(count)).waitFor();
    expect(name).not.toBe("");
  });

  test("changes a negative group size to 0", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const persons = page.getByLabel(words.home.persons, { exact: true });
    await persons.fill("-4");
    await expect.poll(() => persons.inputValue()).toBe("0");
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

describe.each(dailyOn("de"))("about us on %s", EVERY_BRAND, (key) => {
  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "links to the other sites, the terms and the privacy statement, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const { page, brand, words } = await visit(key, { viewport });
      await open(page, "/");
      await page.getByRole("contentinfo").getByRole("link", { name: words.footer.aboutUs, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: brand.pages.about.title }).waitFor();
      const main = page.locator("main");
      expect(await main.locator('a[href^="http"]').count()).toBe(3);
      await main.getByRole("link", { name: "Français" }).click();
      await page.getByRole("heading", { level: 1, name: "Conditions d’utilisation" }).waitFor();
      await page.goBack();
      await main.getByRole("link", { name: words.aboutUs.privacyLink }).click();
      await page.getByRole("heading", { level: 1, name: words.legal.privacy }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

test.each([
  { ...DESKTOP, padding: "72px" },
  { ...PHONE, padding: "32px" },
])("the newsletter's section keeps its specified padding at $width px", LONG_RUN, async ({ width, height, padding }) => {
  const viewport = { width, height };
  const { page } = await visit("nl", { viewport });
  await open(page, "/nieuwsbrief");
  const { paddingTop, paddingBottom } = await page
    .locator("main section")
    .first()
    .evaluate((section) => {
      const style = getComputedStyle(section);
      return { paddingTop: style.paddingTop, paddingBottom: style.paddingBottom };
    });
  expect([paddingTop, paddingBottom]).toEqual([padding, padding]);
});

test("the not-found page has a search and a link home", async () => {
  const { page, words } = await visit("nl");
  await page.goto("/bestaat-niet");
  await page.getByRole("searchbox", { name: words.notFound.search }).fill("zeilen");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/uitjes\?zoek=zeilen/);
  await page.goto("/bestaat-niet");
  await page.getByRole("link", { name: words.notFound.button }).click();
  await page.waitForURL(/\/$/);
});
