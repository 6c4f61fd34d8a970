import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { found } from "../support/overview-visitor.ts";
import { newEmail } from "../support/newsletter-visitor.ts";
import { MESSAGES, newPerson } from "../support/quote-visitor.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, open, PHONE, type Visit, type VisitOptions } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const { slug, title } = SEARCHES.nl;

/** Tasks without a mouse: no test clicks, taps or sets the focus. */
describe.each(dailyOf([DESKTOP, PHONE], [PHONE]))(
  "by keyboard alone, at $width px",
  EVERY_CASE,
  (viewport: VisitOptions["viewport"] & object) => {
    const isPhone = viewport === PHONE;
    const begin = async (path: string): Promise<Visit> => {
      const visitor = await visit("nl", { viewport });
      await open(visitor.page, path);
      return visitor;
    };

    test("a visitor searches from home", async () => {
      const { page, words } = await begin("/");
      const search = page.getByRole("search");
      await type(page, search.getByLabel(words.home.keyword, { exact: true }), "kreken");
      await type(page, search.getByLabel(words.home.persons, { exact: true }), "20");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/uitjes\?zoek=kreken&personen=20$/);
      await page.getByRole("article").first().waitFor();
    });

    test("a visitor searches for a place", async () => {
      const { page, words } = await begin("/");
      await type(page, page.getByRole("search").getByLabel(words.home.place, { exact: true }), "Drimmelen");
      await enter(page, page.getByRole("search").locator("button[type=submit]"));
      await page.waitForURL(/\/uitjes\?locatie=city-\d+/);
    });

    test("a visitor narrows the overview with a filter, and clears it again", async () => {
      const { page, words } = await begin("/uitjes");
      const option = page.getByLabel("Teambuilding");
      if (isPhone) await enter(page, page.locator('a[href="#filters"]'));
      if (!(await option.isVisible())) await enter(page, page.locator("#filters summary", { hasText: "Soort uitje" }));
      await tabTo(page, option);
      await page.keyboard.press("Space");
      if (isPhone) await enter(page, page.locator("#filters button[type=submit]"));
      await page.waitForURL(/filters=\d+/);
      await page.getByText(words.overview.remove("Teambuilding")).waitFor({ state: "attached" });

      await enter(page, page.getByRole("link", { name: words.overview.clear }));
      await page.waitForURL("**/uitjes");
    });

    test("a visitor removes one chip after the other, and keeps the focus", async () => {
      const { page, words } = await begin("/uitjes?zoek=kreken&personen=20&leeftijd=8");
      const chip = (name: string) => page.getByRole("link", { name: words.overview.remove(name) });
      const hasFocus = (target: Locator) => expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
      await enter(page, chip(words.persons(20)));
      await hasFocus(chip(words.overview.fromAge(8)));
      await page.keyboard.press("Enter");
      await hasFocus(chip(words.quoted("kreken")));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/uitjes");
      await hasFocus(page.getByRole("heading", { level: 2, name: words.overview.breadcrumb, exact: true }));
    });

    test("a visitor follows a suggestion of an empty list, and continues from its heading", async () => {
      const { page, words } = await begin("/uitjes?zoek=kreken&personen=500");
      const way = page.getByRole("link", { name: words.empty.ways.without(words.found.group(words.overview.personsTop)) });
      await way.waitFor();
      const said = await listen(page);
      await enter(page, way);
      await page.waitForURL(/\/uitjes\?zoek=kreken$/);
      const heading = page.getByRole("heading", { level: 2, name: words.overview.breadcrumb, exact: true });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      const count = words.found.count(words.activities(await found(page)));
      expect((await said()).filter((text) => text !== words.travel.loading && text !== "")).toEqual([count]);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main h2 ~ *") !== null)).toBe(true);
    });

    test("a visitor opens an activity from its card", async () => {
      const { page } = await begin("/uitjes?zoek=kreken");
      await enter(page, page.getByRole("article").getByRole("link", { name: title }));
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    });

    test("a visitor looks at the pictures, and the focus returns", async () => {
      const { page, words } = await begin(`/uitjes/${slug}`);
      const picture = page.getByRole("link", { name: words.detail.enlarge(1, 4).slice(0, 10) });
      await enter(page, picture);
      const shown = page.locator(".yarl__slide_current img");
      await shown.waitFor();
      const first = await shown.getAttribute("src");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => shown.getAttribute("src")).not.toBe(first);
      await page.keyboard.press("Escape");
      await shown.waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("inhoud");
    });

    test("a visitor requests a quote, after an error", async () => {
      const { page } = await begin(`/uitjes/${slug}`);
      const { name, email, phone } = newPerson();
      if (isPhone) await enter(page, page.locator('a[href="#offerte"]').last());
      const form = page.locator("#offerte");
      await type(page, form.locator("[name=name]"), name);
      await type(page, form.locator("[name=email]"), email);
      await page.keyboard.press("Enter");
      await enter(page, form.getByRole("alert").getByRole("link"));
      await page.keyboard.type(phone);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: MESSAGES.nl.thanks }).waitFor();
    });

    test("a visitor opens the menu, stays in it, closes it, and follows its link", async () => {
      const { page } = await begin("/");
      const opener = page.locator('a[href="#menu"]');
      const menu = page.locator("#menu:modal");
      await enter(page, opener);
      await menu.waitFor();
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press("Tab");
        // After the last stop of a dialog the browser's own controls follow, where no element has the focus.
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("#menu") !== null),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);

      await page.keyboard.press("Enter");
      await enter(page, menu.getByRole("link", { name: "Helpdesk" }));
      await page.waitForURL("**/helpdesk");
    });

    test("a visitor signs up for the newsletter", async () => {
      const { page, words } = await begin("/nieuwsbrief");
      const form = page.locator("#aanmelden");
      await type(page, form.locator("[name=name]"), "Anna de Vries");
      await type(page, form.locator("[name=email]"), newEmail());
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: words.newsletter.thanks }).waitFor();
    });
  },
);

/** Records all live-region announcements from now on, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    for (const status of document.querySelectorAll("[role=status], [aria-live]"))
      new MutationObserver(() => texts.push(status.textContent ?? "")).observe(status, options);
    return texts;
  });
  return () => said.jsonValue();
}
