import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { MESSAGES, fillIn, resendWith, newPerson, valuesIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, waitForHydration, open, PHONE, visits } from "../support/visit.ts";

const visit = visits();
const { place, slug, title } = SEARCHES.nl;

describe("before the scripts arrive", () => {
  test("a card leads to its activity", LONG_RUN, async () => {
    const { page } = await visit("nl");
    await holdScripts(page);
    await page.goto("/uitjes");
    const link = page.getByRole("article").getByRole("link").first();
    const href = await link.getAttribute("href");
    await link.click();
    await page.waitForURL(`**${href}`);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  test("the search of the home page works as a plain form", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await holdScripts(page);
    await page.goto("/");
    await page.getByLabel(words.home.place, { exact: true }).fill(place);
    await page.getByLabel(words.home.persons, { exact: true }).fill("20");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?locatie=city-\d+&personen=20$/);
  });

  test("on a phone the button of the panel applies a filter", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await holdScripts(page);
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    await page.locator("#filters").getByLabel("Teambuilding").check();
    await page.locator("#filters button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?(.*&)?filters=\d+/);
    expect(await page.getByText(words.overview.remove("Teambuilding")).count()).toBe(1);
  });

  test("the menu opens and its links work", async () => {
    const { page } = await visit("nl");
    await holdScripts(page);
    await page.goto("/");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu").getByRole("link", { name: "Alle uitjes" }).click();
    await page.waitForURL("**/uitjes");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "the quote form posts without scripts, keeps its fields after an error and shows thanks, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const { page, words } = await visit("nl", { viewport });
      await holdScripts(page);
      await page.goto(`/uitjes/${slug}`);
      const person = newPerson();
      const form = await openQuoteForm(page);
      await fillIn(form, { ...person, email: "anna@" });
      await form.locator("button[type=submit]").click();
      await resendWith(form, { ...person, email: "anna@" }, person.email);
      expect(await page.getByRole("heading", { name: words.contactForm.thanks }).isVisible()).toBe(true);
    },
  );

  test("a reload restores the scroll position", LONG_RUN, async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, "/uitjes");
    await page.evaluate(() => scrollTo(0, 700));
    await holdScripts(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test("a form with half a date is not sent, and all its fields stay", async () => {
    const { page } = await visit("nl");
    await holdScripts(page);
    await page.goto(`/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    const { plannedDate: _none, ...person } = newPerson();
    await fillIn(form, { ...person, numberOfPersons: "20-25" });
    await form.locator("[name=plannedDate]").pressSequentially("12");
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await form.locator("button[type=submit]").click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("plannedDate");
    expect(sent).toEqual([]);
    expect(await valuesIn(form, ["name", "numberOfPersons"])).toEqual({ name: person.name, numberOfPersons: "20-25" });
  });
});

describe("input from before hydration is not lost:", () => {
  test("text in the search", async () => {
    const { page, words } = await visit("nl");
    const releaseScripts = await holdScripts(page);
    await page.goto("/");
    const button = page.getByRole("search").locator("button[type=submit]");
    const before = await button.innerText();
    await page.getByLabel(words.home.place, { exact: true }).fill(place);
    await page.getByLabel(words.home.persons, { exact: true }).fill("20");
    releaseScripts();
    await waitForHydration(page);
    await page.getByLabel(words.home.keyword, { exact: true }).fill("kreken");
    // A new number on the button shows that the search was rendered again.
    await expect.poll(() => button.innerText()).not.toBe(before);
    await button.click();
    await page.waitForURL(/\/uitjes\?locatie=city-\d+&zoek=kreken&personen=20$/);
  });

  test("a ticked filter applies", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    const releaseScripts = await holdScripts(page);
    await page.goto("/uitjes");
    await page.getByLabel("Teambuilding").check();
    releaseScripts();
    await page.waitForURL(/filters=\d+/);
    await page.getByText(words.overview.remove("Teambuilding")).waitFor({ state: "attached" });
    expect(await page.getByLabel("Teambuilding").isChecked()).toBe(true);
  });

  test("a group size applies, and its field keeps it", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    const releaseScripts = await holdScripts(page);
    await page.goto("/uitjes");
    const size = page.getByRole("spinbutton", { name: words.overview.persons, exact: true });
    await size.fill("40");
    releaseScripts();
    await page.waitForURL(/personen=40/);
    expect(await size.inputValue()).toBe("40");
  });

  test("the fields of the quote form", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    const releaseScripts = await holdScripts(page);
    await page.goto(`/uitjes/${slug}`);
    const person = newPerson();
    const form = await openQuoteForm(page);
    await fillIn(form, person);
    releaseScripts();
    await waitForHydration(page);
    expect(await valuesIn(form, ["name", "email", "description"])).toEqual({
      name: person.name,
      email: person.email,
      description: person.description,
    });
    await form.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: MESSAGES.nl.thanks }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => form.isVisible()).toBe(false);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
  });

  test("the fields of a form that was refused before hydration, when it is refused again", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    const releaseScripts = await holdScripts(page);
    await page.goto(`/uitjes/${slug}`);
    const person = { ...newPerson(), phone: "12" };
    await fillIn(await openQuoteForm(page), person);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.locator("#offerte button[type=submit]").click();
    expect((await answer).status()).toBe(422);
    await page.waitForLoadState("domcontentloaded");
    releaseScripts();
    await waitForHydration(page);
    const form = page.locator("#offerte");
    await form.locator("[name=phone]").fill("34");
    await form.locator("button[type=submit]").click();
    await form.getByRole("link", { name: "Vul een geldig telefoonnummer in" }).waitFor();
    const { phone: _, ...others } = person;
    await expect.poll(() => valuesIn(form, Object.keys(others))).toEqual(others);
  });

  test("an open panel with its choices, and its button applies and closes it", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    const releaseScripts = await holdScripts(page);
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    const panel = page.locator("#filters");
    await panel.getByLabel("Teambuilding").check();
    releaseScripts();
    await waitForHydration(page);
    await panel.getByLabel("Groepsuitje").check();
    await panel.locator("button[type=submit]").click();
    await page.waitForURL(/filters=\d+,\d+/);
    await expect.poll(() => panel.isVisible()).toBe(false);
    await page.getByText(words.overview.remove("Teambuilding")).waitFor({ state: "attached" });
  });
});

test.for(dailyOf(["its button", "the back button", "Escape"], ["the back button"]))(
  "a dialog that was opened before hydration closes with %s, and one more press of the back button leaves the page",
  EVERY_CASE,
  async (means) => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await page.goto("/privacy");
    const releaseScripts = await holdScripts(page);
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    releaseScripts();
    await waitForHydration(page);
    const dialog = page.locator("#filters");
    await page.locator("#filters:modal").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    if (means === "Escape") await page.keyboard.press("Escape");
    else if (means === "the back button") await page.goBack();
    else await dialog.getByRole("button", { name: words.header.close }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect
      .poll(() => page.evaluate(() => [location.pathname, location.hash, history.state?.sheet, history.state?.idx ?? 0]))
      .toEqual(["/uitjes", "", undefined, 0]);
    await page.goBack();
    await page.waitForURL("**/privacy");
  },
);

/** Delays every script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await released;
    // The requesting page may be closed.
    await route.continue().catch(() => {});
  });
  return resolve;
}
