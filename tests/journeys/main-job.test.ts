// More than its share: the main job is tested on all four brands.
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { expectMails, fieldsFor, fillIn, MESSAGES, newPerson, valuesIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { BRANDS, DESKTOP, waitForHydration, open, PHONE, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe.each(BRANDS)("on %s", (key) => {
  test.each(dailyOf([PHONE, DESKTOP], key === "nl" ? [PHONE, DESKTOP] : [PHONE]))(
    "a visitor finds an outing for twenty and requests a quote, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const visitor = await visit(key, { viewport });
      await searchFromHome(visitor);
      await openFirstCard(visitor);
      await sendQuoteRequest(visitor);
    },
  );
});

async function searchFromHome({ page, brand, words }: Visit): Promise<void> {
  const { kind, place, keyword } = SEARCHES[brand.key];
  await open(page, "/");
  const search = page.getByRole("search");
  await search.getByLabel(brand.heroGroup).selectOption(kind);
  await search.getByLabel(words.home.place, { exact: true }).fill(place);
  await search.getByLabel(words.home.keyword, { exact: true }).fill(keyword);
  await search.getByLabel(words.home.persons, { exact: true }).fill("20");
  const button = search.locator("button[type=submit]");
  // The button shows the count once the place is known, and the list agrees.
  await expect.poll(() => button.innerText()).toBe(words.home.show(words.activities(1)));
  await button.click();
  await page.waitForURL(/\/uitjes\?filters=\d+&locatie=city-\d+&zoek=\w+&personen=20$/);
}

async function openFirstCard({ page, brand, words }: Visit): Promise<void> {
  const { kind, place, keyword, title } = SEARCHES[brand.key];
  await page.getByText(words.found.count(words.activities(1))).waitFor();
  const chips = page.locator("main li", { hasText: words.overview.remove("").trim() });
  const names = [kind, place, words.quoted(keyword), words.persons(20)];
  for (const [index, name] of names.entries()) expect(await chips.nth(index).innerText()).toContain(name);
  expect(await chips.count()).toBe(names.length);
  // Near matches follow the list in a fragment that loads later.
  const list = page.locator("main [data-amount]").first();
  expect(await list.getByRole("article").count()).toBe(1);
  await list.getByRole("link").first().click();
  await page.waitForURL(new RegExp(`/uitjes/${SEARCHES[brand.key].slug}\\?personen=20$`));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

async function sendQuoteRequest(visitor: Visit): Promise<void> {
  const { page, brand } = visitor;
  const { required, invalid, thanks } = MESSAGES[brand.locale];
  const person = newPerson();
  const fields = fieldsFor(brand, person);
  await waitForHydration(page);
  const form = await openQuoteForm(page);
  expect(await form.locator("[name=numberOfPersons]").inputValue()).toBe("20");
  const submit = form.locator("button[type=submit]");
  const summary = form.getByRole("alert");

  await submit.click();
  await expect.poll(() => summary.getByRole("link").allInnerTexts()).toEqual(required);
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  for (const [index, field] of (["name", "email", "phone"] as const).entries()) {
    await summary.getByRole("link").nth(index).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(field);
  }

  await fillIn(form, { ...fields, email: "anna@", phone: "12345" });
  const woman = form.getByLabel(visitor.words.contactForm.woman);
  const isAskedSalutation = brand.pages.familyRequest === null;
  if (isAskedSalutation) await woman.check({ force: true });
  await submit.click();
  await expect.poll(() => summary.getByRole("link").allInnerTexts()).toEqual(invalid);
  const { email, phone, ...rest } = fields;
  const typed = { ...rest, email: "anna@", phone: "12345" };
  expect(await valuesIn(form, Object.keys(fields))).toEqual(typed);
  if (isAskedSalutation) expect(await woman.isChecked()).toBe(true);

  await fillIn(form, { email, phone });
  await submit.dblclick();
  const title = page.getByRole("heading", { name: thanks });
  await title.waitFor();
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await expectMails(visitor, person);
}
