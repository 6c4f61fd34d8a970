// More than its share: the main job is tested on all four brands, also without JavaScript.
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { expectMails, fieldsFor, fillIn, MESSAGES, newPerson, valuesIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { BRANDS, DESKTOP, PHONE, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe.each(BRANDS)("without JavaScript on %s", (key) => {
  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "a visitor finds an outing for twenty and requests a quote, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const visitor = await visit(key, { viewport, javaScriptEnabled: false });
      await searchFromHome(visitor);
      await openFirstCard(visitor);
      await sendQuoteRequest(visitor);
    },
  );
});

describe("without JavaScript", () => {
  test("the menu opens by its link, its links work, and it closes", async () => {
    const { page, brand, words } = await visit("nl", { viewport: PHONE, javaScriptEnabled: false });
    await page.goto("/");
    const menu = page.locator("#menu");
    expect(await menu.isVisible()).toBe(false);
    await page.locator('a[href="#menu"]').click();
    expect(await menu.getByRole("navigation").getByRole("link").allInnerTexts()).toEqual(brand.menu.map(({ title }) => title));
    await menu.getByRole("button", { name: words.header.close }).click();
    expect(await menu.isVisible()).toBe(false);

    await page.goto("/#menu");
    await menu.getByRole("link", { name: "Alle uitjes" }).click();
    await page.waitForURL("**/uitjes");
    expect(await menu.isVisible()).toBe(false);
  });

  test("the thanks are beside the text on a wide screen, and the page still scrolls", async () => {
    const { page } = await visit("nl", { javaScriptEnabled: false });
    await page.goto(`/uitjes/${SEARCHES.nl.slug}?offerte=verzonden#offerte`);
    expect(await page.getByRole("heading", { name: MESSAGES.nl.thanks }).isVisible()).toBe(true);
    expect((await page.locator("#offerte").boundingBox())?.width).toBeLessThan(500);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("visible");
  });
});

async function searchFromHome({ page, brand, words }: Visit): Promise<void> {
  const { kind, place, keyword } = SEARCHES[brand.key];
  await page.goto("/");
  const search = page.getByRole("search");
  await search.getByLabel(brand.heroGroup).selectOption(kind);
  await search.getByLabel(words.home.place, { exact: true }).fill(place);
  await search.getByLabel(words.home.keyword, { exact: true }).fill(keyword);
  await search.getByLabel(words.home.persons, { exact: true }).fill("20");
  await search.locator("button[type=submit]").click();
  await page.waitForURL(/\/uitjes\?filters=\d+&locatie=city-\d+&zoek=\w+&personen=20$/);
}

async function openFirstCard({ page, brand, words }: Visit): Promise<void> {
  const { kind, place, keyword, title } = SEARCHES[brand.key];
  await page.getByText(words.found.count(words.activities(1))).waitFor();
  const chips = await page.locator("main li", { hasText: words.overview.remove("").trim() }).allInnerTexts();
  const names = [kind, place, words.quoted(keyword), words.persons(20)];
  expect(chips.map((chip, index) => chip.includes(names[index] ?? "no such chip"))).toEqual(names.map(() => true));
  await page.getByRole("article").getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

async function sendQuoteRequest(visitor: Visit): Promise<void> {
  const { page, brand } = visitor;
  const { required, invalid, thanks } = MESSAGES[brand.locale];
  const person = newPerson();
  const fields = fieldsFor(brand, person);
  const form = await openQuoteForm(page);
  expect(await submit(visitor)).toBe(422);
  expect(await form.getByRole("alert").getByRole("link").allInnerTexts()).toEqual(required);
  await form.getByRole("alert").getByRole("link").first().click();
  expect(await form.getByLabel(visitor.words.contactForm.name, { exact: true }).isVisible()).toBe(true);

  await fillIn(form, { ...fields, email: "anna@", phone: "12345" });
  expect(await submit(visitor)).toBe(422);
  expect(await form.getByRole("alert").getByRole("link").allInnerTexts()).toEqual(invalid);
  const { email, phone, ...rest } = fields;
  expect(await valuesIn(form, Object.keys(fields))).toEqual({ ...rest, email: "anna@", phone: "12345" });

  await fillIn(form, { email, phone });
  expect(await submit(visitor)).toBe(303);
  expect(await page.getByRole("heading", { name: thanks }).isVisible()).toBe(true);
  await page.reload();
  await expectMails(visitor, person);
}

/** Submits the form, expects it in view again, and returns the HTTP status. */
async function submit({ page }: Visit): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator("#offerte button[type=submit]").click();
  const status = (await answer).status();
  await page.waitForLoadState();
  expect(await page.locator("#offerte").isVisible()).toBe(true);
  return status;
}
