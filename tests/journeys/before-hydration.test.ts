import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { MESSAGES, fillIn, resendWith, somebody, standingIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, isAlive, open, PHONE, visits } from "../support/visit.ts";

const visit = visits();
const { place, slug, title } = SEARCHES.nl;

describe("while the scripts are still on their way", () => {
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

  test("the search of the home page is a plain form", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await holdScripts(page);
    await page.goto("/");
    await page.getByLabel(words.home.place, { exact: true }).fill(place);
    await page.getByLabel(words.home.persons, { exact: true }).fill("20");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?locatie=city-\d+&personen=20$/);
  });

  test("a filter applies with its button on a phone", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await holdScripts(page);
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    await page.locator("#filters").getByLabel("Teambuilding").check();
    await page.locator("#filters button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?(.*&)?filters=\d+/);
    expect(await page.getByText(words.overview.remove("Teambuilding")).count()).toBe(1);
  });

  test("the menu opens and its links lead on", async () => {
    const { page } = await visit("nl");
    await holdScripts(page);
    await page.goto("/");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu").getByRole("link", { name: "Alle uitjes" }).click();
    await page.waitForURL("**/uitjes");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "the quote form posts by itself, keeps what was typed and thanks, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const { page, words } = await visit("nl", { viewport });
      await holdScripts(page);
      await page.goto(`/uitjes/${slug}`);
      const person = somebody();
      const form = await openQuoteForm(page);
      await fillIn(form, { ...person, email: "anna@" });
      await form.locator("button[type=submit]").click();
      await resendWith(form, { ...person, email: "anna@" }, person.email);
      expect(await page.getByRole("heading", { name: words.contactForm.thanks }).isVisible()).toBe(true);
    },
  );

  test("a reload returns to the place on the page", LONG_RUN, async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, "/uitjes");
    await page.evaluate(() => scrollTo(0, 700));
    await holdScripts(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test("half a date is held back, where it would be lost, and all that was typed stays", async () => {
    const { page } = await visit("nl");
    await holdScripts(page);
    await page.goto(`/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    const { plannedDate: _none, ...person } = somebody();
    await fillIn(form, { ...person, numberOfPersons: "20-25" });
    await form.locator("[name=plannedDate]").pressSequentially("12");
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await form.locator("button[type=submit]").click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("plannedDate");
    expect(sent).toEqual([]);
    expect(await standingIn(form, ["name", "numberOfPersons"])).toEqual({ name: person.name, numberOfPersons: "20-25" });
  });
});

describe("what was done before the scripts came, stays", () => {
  test("what was typed in the search", async () => {
    const { page, words } = await visit("nl");
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    const button = page.getByRole("search").locator("button[type=submit]");
    const before = await button.innerText();
    await page.getByLabel(words.home.place, { exact: true }).fill(place);
    await page.getByLabel(words.home.persons, { exact: true }).fill("20");
    letScriptsCome();
    await isAlive(page);
    await page.getByLabel(words.home.keyword, { exact: true }).fill("kreken");
    // The button counts along: the search was rendered again.
    await expect.poll(() => button.innerText()).not.toBe(before);
    await button.click();
    await page.waitForURL(/\/uitjes\?locatie=city-\d+&zoek=kreken&personen=20$/);
  });

  test("a filter that was ticked applies", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    const letScriptsCome = await holdScripts(page);
    await page.goto("/uitjes");
    await page.getByLabel("Teambuilding").check();
    letScriptsCome();
    await page.waitForURL(/filters=\d+/);
    await page.getByText(words.overview.remove("Teambuilding")).waitFor({ state: "attached" });
    expect(await page.getByLabel("Teambuilding").isChecked()).toBe(true);
  });

  test("a group size that was chosen applies, and still stands there", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    const letScriptsCome = await holdScripts(page);
    await page.goto("/uitjes");
    const size = page.getByRole("spinbutton", { name: words.overview.persons, exact: true });
    await size.fill("40");
    letScriptsCome();
    await page.waitForURL(/personen=40/);
    expect(await size.inputValue()).toBe("40");
  });

  test("what was typed in the quote form", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    const letScriptsCome = await holdScripts(page);
    await page.goto(`/uitjes/${slug}`);
    const person = somebody();
    const form = await openQuoteForm(page);
    await fillIn(form, person);
    letScriptsCome();
    await isAlive(page);
    expect(await standingIn(form, ["name", "email", "description"])).toEqual({
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

  test("what was wrong in a form that went without scripts, and all the rest of it, when it is wrong again", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    const letScriptsCome = await holdScripts(page);
    await page.goto(`/uitjes/${slug}`);
    const person = { ...somebody(), phone: "12" };
    await fillIn(await openQuoteForm(page), person);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.locator("#offerte button[type=submit]").click();
    expect((await answer).status()).toBe(422);
    await page.waitForLoadState("domcontentloaded");
    letScriptsCome();
    await isAlive(page);
    const form = page.locator("#offerte");
    await form.locator("[name=phone]").fill("34");
    await form.locator("button[type=submit]").click();
    await form.getByRole("link", { name: "Vul een geldig telefoonnummer in" }).waitFor();
    const { phone: _, ...others } = person;
    await expect.poll(() => standingIn(form, Object.keys(others))).toEqual(others);
  });

  test("an open panel with its choices, whose button then applies and closes it", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    const letScriptsCome = await holdScripts(page);
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    const panel = page.locator("#filters");
    await panel.getByLabel("Teambuilding").check();
    letScriptsCome();
    await isAlive(page);
    await panel.getByLabel("Groepsuitje").check();
    await panel.locator("button[type=submit]").click();
    await page.waitForURL(/filters=\d+,\d+/);
    await expect.poll(() => panel.isVisible()).toBe(false);
    await page.getByText(words.overview.remove("Teambuilding")).waitFor({ state: "attached" });
  });
});

test.for(dailyOf(["its button", "the way back", "Escape"], ["the way back"]))(
  "a sheet that was opened before the page was alive is left by %s, and the page before it by one way back",
  EVERY_CASE,
  async (means) => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await page.goto("/privacy");
    const letScriptsCome = await holdScripts(page);
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    letScriptsCome();
    await isAlive(page);
    const sheet = page.locator("#filters");
    await page.locator("#filters:modal").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    if (means === "Escape") await page.keyboard.press("Escape");
    else if (means === "the way back") await page.goBack();
    else await sheet.getByRole("button", { name: words.header.close }).click();
    await sheet.waitFor({ state: "hidden" });
    await expect
      .poll(() => page.evaluate(() => [location.pathname, location.hash, history.state?.sheet, history.state?.idx ?? 0]))
      .toEqual(["/uitjes", "", undefined, 0]);
    await page.goBack();
    await page.waitForURL("**/privacy");
  },
);

/** Keeps every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await released;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return resolve;
}
