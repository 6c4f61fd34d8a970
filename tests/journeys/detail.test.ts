import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { kids } from "../../content/brands/kids.ts";
import { fieldsFor, fillIn, MESSAGES, newPerson, valuesIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, waitForHydration, waitForIsland, open, PHONE, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const { slug, oldSlug, title } = SEARCHES.nl;
/** An activity whose organisation has four others. */
const WITH_OTHERS = "een-dag-rotsklimmen-bij-namen";

describe("the pictures", () => {
  test("open in a lightbox, wrap around at both ends, and return the focus on Escape", async () => {
    const { page, words } = await visit("nl");
    await open(page, `/uitjes/${slug}`);
    const thumbs = page.getByRole("list", { name: words.card.pictures(title) }).getByRole("link");
    const pictures = await thumbs.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await thumbs.nth(1).click();
    const shown = () => page.locator(".yarl__slide_current img").getAttribute("src");
    await expect.poll(shown).toBe(pictures[1]);

    await page.keyboard.press("ArrowLeft");
    await expect.poll(shown).toBe(pictures[0]);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(shown).toBe(pictures.at(-1));
    await page.getByRole("button", { name: words.card.nextPicture }).click();
    await expect.poll(shown).toBe(pictures[0]);

    expect(await page.locator(".yarl__counter").innerText()).toBe(`1 / ${pictures.length}`);

    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".yarl__root").count()).toBe(0);
    await expect.poll(() => thumbs.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("are a row on a phone, and the dots show which is in view", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE, hasTouch: true });
    await open(page, `/uitjes/${slug}`);
    const slides = page.getByRole("list", { name: words.card.pictures(title) });
    const amount = await slides.getByRole("listitem").count();
    await page.getByText(`1 / ${amount}`).waitFor();
    await slides.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: "instant" }));
    await page.getByText(`2 / ${amount}`).waitFor();
  });

  test("do not cover the arrows on a phone, and are marked as illustrations", async () => {
    const { page, words } = await visit("nl", { viewport: PHONE, hasTouch: true });
    await open(page, `/uitjes/${slug}`);
    await page
      .getByRole("list", { name: words.card.pictures(title) })
      .getByRole("link")
      .first()
      .click();
    const slide = page.locator(".yarl__slide_current");
    const picture = slide.locator("img.yarl__slide_image");
    await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100);
    const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const arrows = page.locator(".yarl__navigation_prev, .yarl__navigation_next");
    const tops = await arrows.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(y + height);
    expect(await slide.evaluate((one) => getComputedStyle(one, "::after").content)).toContain(words.detail.illustration);
  });

  test("have German names and controls on the German site", async () => {
    const { page, words } = await visit("de");
    await open(page, `/uitjes/${SEARCHES.de.slug}`);
    await page
      .getByRole("list", { name: words.card.pictures(SEARCHES.de.title) })
      .getByRole("link")
      .first()
      .click();
    const box = page.getByRole("dialog", { name: "Bilder" });
    await box.waitFor();
    const names = await box.locator("button").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
    expect(names).toEqual(["Bilder schließen", "Vorheriges Bild", "Nächstes Bild"]);
    expect(await box.locator("[aria-roledescription=Bild]").first().getAttribute("aria-label")).toMatch(/^\d+ von \d+$/);
  });

  test("of a card slide with its buttons, and wrap around at both ends", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const card = page.getByRole("article").first();
    const slides = card.getByRole("list").first();
    const position = () => slides.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
    const last = (await slides.getByRole("listitem").count()) - 1;
    await card.hover();
    await card.getByRole("button", { name: words.card.previousPicture }).click();
    await expect.poll(position).toBe(last);
    await card.getByRole("button", { name: words.card.nextPicture }).click();
    await expect.poll(position).toBe(0);
    expect(page.url()).toMatch(/\/uitjes$/);
    await slides.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(position).toBe(1);
  });
});

test("a tap on the picture of a card opens it", async () => {
  const { page } = await visit("nl", { viewport: PHONE, hasTouch: true });
  await open(page, "/uitjes");
  const card = page.getByRole("article").first();
  const url = await card.getByRole("heading").getByRole("link").getAttribute("href");
  await card.getByRole("list").first().tap();
  await page.waitForURL(`**${url}`);
});

describe("an activity", () => {
  test("shows its phone number on a click, and opens its website in a new window", async () => {
    const { page, words } = await visit("nl");
    await open(page, `/uitjes/${slug}`);
    const phone = page.locator('a[href^="tel:"]');
    expect(await phone.isVisible()).toBe(false);
    await page.getByText(words.detail.showPhone).click();
    await phone.waitFor();
    expect(await phone.getAttribute("href")).toMatch(/^tel:\+31\d{9}$/);
    await page.getByText(words.detail.hidePhone).click();
    expect(await phone.isVisible()).toBe(false);

    const website = page.getByRole("link", { name: words.detail.website });
    expect(await website.getAttribute("href")).toBe("https://www.kreekpeddelaars.example/biesbosch");
    expect(await website.getAttribute("target")).toBe("_blank");
    expect(await website.getAttribute("rel")).toContain("noopener");
  });

  test("has breadcrumbs and a link back", async () => {
    const { page, brand, words } = await visit("nl");
    await open(page, `/uitjes/${slug}`);
    const crumbs = page.getByRole("navigation", { name: words.header.breadcrumbs });
    expect(await crumbs.getByRole("listitem").allInnerTexts()).toEqual([brand.name, words.overview.breadcrumb, title]);
    await crumbs.getByRole("link", { name: words.overview.breadcrumb, exact: true }).click();
    await page.waitForURL("**/uitjes");
    await page.goBack();
    await crumbs.getByRole("link", { name: brand.name, exact: true }).click();
    await page.getByRole("search").waitFor();
  });

  test("links to other activities of its organisation", async () => {
    const { page, words } = await visit("kids");
    await open(page, `/uitjes/${SEARCHES.kids.slug}`);
    const others = page.locator("section", { has: page.getByRole("heading", { name: words.detail.moreOf("Springloods De Veer") }) });
    const links = others.getByRole("article").getByRole("heading").getByRole("link");
    expect(await links.count()).toBeGreaterThan(0);
    const url = await links.first().getAttribute("href");
    expect(url).not.toBe(`/uitjes/${SEARCHES.kids.slug}`);
    await links.first().click();
    await page.waitForURL(`**${url}`);
    // The form of another activity starts empty.
    expect(await page.locator("#offerte [name=name]").inputValue()).toBe("");
  });

  test("hides its website if the provider chose so", async () => {
    const { page, words } = await visit("be");
    await open(page, "/uitjes/pluimen-schieten-op-de-staande-wip");
    expect(await page.getByText(words.detail.showPhone).count()).toBe(1);
    expect(await page.getByRole("link", { name: words.detail.website }).count()).toBe(0);
  });

  test("shows four others of its organisation, and all of them on a click, also without scripts", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit("kids", { javaScriptEnabled });
      await page.goto("/uitjes/het-geheim-van-landgoed-amelisweerd");
      // The events of the organisation are articles too.
      const others = page.locator("section", { has: page.getByRole("heading", { name: /^Meer van/ }) });
      const cards = others.locator('article:has(h3 a[href^="/uitjes/"])').filter({ visible: true });
      expect(await cards.count()).toBe(4);
      await page.getByText("Toon alle 5 uitjes").click();
      expect(await cards.count()).toBe(5);
      await page.getByText("Toon minder").click();
      expect(await cards.count()).toBe(4);
    }
  });

  test("has no toggle for four others", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, `/uitjes/${WITH_OTHERS}`);
    const others = page.locator("section", { has: page.getByRole("heading", { name: /^Meer van/ }) });
    expect(await others.getByRole("article").count()).toBe(4);
    expect(await page.getByText(words.detail.showFewer).count()).toBe(0);
  });

  test.each([
    { key: "nl", where: "mens-erger-je-niet-tussen-de-weefgetouwen-van-roombeek", label: "Binnen en Buiten" },
    { key: "nl", where: "mosterdsoep-droge-worst-en-de-eierbal-een-gronings", label: "Alleen Binnen" },
    { key: "nl", where: "vier-dagen-overleven-in-de-steenwoestijn-bij-marrakesh", label: "Alleen Buiten" },
    { key: "de", where: "ein-messer-schleifen-wo-die-wupper-das-rad-dreht", label: "Drinnen und draußen" },
  ] as const)("says on $key where it is: $label", async ({ key, where, label }) => {
    const { page } = await visit(key);
    await page.goto(`/uitjes/${where}`);
    expect(await page.locator("dl").first().innerText()).toContain(label);
  });

  test("links to similar activities by its kinds and its place", async () => {
    const { page, words } = await visit("nl");
    await open(page, `/uitjes/${slug}`);
    const presets = page.locator("section", { has: page.getByRole("heading", { name: words.detail.somethingElse }) });
    await presets.getByRole("link", { name: "Op het water" }).click();
    await page.waitForURL(/\/uitjes\?filters=\d+$/);
    await page.getByText(words.overview.remove("Op het water")).waitFor({ state: "attached" });
  });

  test("shows those links on large screens only", LONG_RUN, async () => {
    const { page, words } = await visit("nl", { viewport: PHONE });
    await open(page, `/uitjes/${slug}`);
    expect(await page.getByRole("heading", { name: words.detail.somethingElse }).isVisible()).toBe(false);
  });

  test("that moved has one redirect to its new address", LONG_RUN, async () => {
    const { page } = await visit("nl");
    const arrived = await page.goto(`/uitjes/${oldSlug}`);
    const asked = arrived?.request().redirectedFrom();
    expect((await asked?.response())?.status()).toBe(301);
    expect(asked?.redirectedFrom()).toBeNull();
    expect(page.url()).toMatch(new RegExp(`/uitjes/${slug}$`));
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
  });

  test.each(dailyOn("be"))("that does not exist shows the not-found page at its address, on %s", EVERY_BRAND, async (key) => {
    const { page, words } = await visit(key);
    const answer = await page.goto("/uitjes/bestaat-niet");
    expect(answer?.status()).toBe(404);
    await waitForHydration(page);
    expect(page.url()).toMatch(/\/uitjes\/bestaat-niet$/);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(NOT_FOUND[key][0]);
    expect(await page.locator("main").innerText()).toContain(NOT_FOUND[key][1]);
    await page.getByRole("link", { name: words.notFound.button }).click();
    await page.getByRole("search").waitFor();
  });
});

const NOT_FOUND: Record<Visit["brand"]["key"], [string, string]> = {
  nl: ["Oeps! Pagina niet gevonden.", "We helpen je graag de weg weer terug te vinden."],
  be: ["Oeps! Pagina niet gevonden.", "We helpen je graag de weg weer terug te vinden."],
  de: ["Hoppla! Seite nicht gefunden.", "Wir helfen Ihnen gern, den Weg zurück zu finden."],
  kids: ["Oeps! Pagina niet gevonden.", "We helpen je graag de weg weer terug te vinden."],
};

describe("the quote form", () => {
  test("stays beside the text on a wide screen, wherever it is clicked", LONG_RUN, async () => {
    const { page } = await visit("nl", { viewport: DESKTOP });
    await open(page, `/uitjes/${slug}`);
    const moved = await page.locator("#offerte").evaluate((form) => {
      const { left } = form.getBoundingClientRect();
      form.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      return form.getBoundingClientRect().left - left;
    });
    expect(moved).toBe(0);
  });

  test("slides in from below on a phone, closes on Escape, and keeps its fields", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    await fillIn(form, { name: "Anna", description: "Met lunch" });
    await page.keyboard.press("Escape");
    expect(await form.isVisible()).toBe(false);
    expect(
      await page
        .locator('a[href="#offerte"]')
        .last()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await openQuoteForm(page);
    expect(await valuesIn(form, ["name", "description"])).toEqual({ name: "Anna", description: "Met lunch" });
  });

  test("refuses half a date and a group size that is no number, and keeps both", async () => {
    const { page, words } = await visit("nl");
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    const { plannedDate: _none, ...person } = newPerson();
    await fillIn(form, { ...person, numberOfPersons: "20-25" });
    const day = form.locator("[name=plannedDate]");
    await day.pressSequentially("12");
    await form.locator("button[type=submit]").click();
    const { personsInvalid, dateInvalid } = words.contactForm.errors;
    await expect.poll(() => form.getByRole("alert").getByRole("link").allInnerTexts()).toEqual([personsInvalid, dateInvalid]);
    expect(await form.locator("[name=numberOfPersons]").inputValue()).toBe("20-25");
    expect(await day.evaluate((box: HTMLInputElement) => box.validity.badInput)).toBe(true);

    await fillIn(form, { numberOfPersons: "20", plannedDate: `${new Date().getFullYear() + 1}-06-18` });
    await form.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: MESSAGES.nl.thanks }).waitFor();
  });

  test("the server refuses half a date when the rules of the form did not load", async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    // Hovering hydrates the form; its rules are fetched with the focus.
    await form.hover();
    await waitForIsland(form);
    await page.route("**/static/assets/*.js", (route) => route.abort());
    const { plannedDate: _none, ...person } = newPerson();
    await fillIn(form, person);
    await form.locator("[name=plannedDate]").pressSequentially("12");
    await form.locator("button[type=submit]").click();
    await form.getByRole("link", { name: words.contactForm.errors.dateInvalid }).waitFor();
  });

  test("refuses a past day and a group of 0 persons", async () => {
    const { page, words } = await visit("de");
    await open(page, `/uitjes/${SEARCHES.de.slug}`);
    const form = await openQuoteForm(page);
    await fillIn(form, { ...newPerson(), plannedDate: "2020-01-01", numberOfPersons: "0" });
    await form.locator("button[type=submit]").click();
    await form.getByRole("link", { name: words.contactForm.errors.personsInvalid }).waitFor();
    await fillIn(form, { numberOfPersons: "20" });
    await form.locator("button[type=submit]").click();
    await form.getByRole("link", { name: words.contactForm.errors.dateFuture }).waitFor();
    const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString("sv-SE");
    expect(await form.locator("[name=plannedDate]").getAttribute("min")).toBe(tomorrow);
  });

  test("is entirely visible when its own link opens the page, and with errors too", async () => {
    const { page } = await visit("nl");
    // With motion, the browser could scroll to a position that the card has not reached yet.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, `/uitjes/${SEARCHES.nl.slug}#offerte`);
    const card = page.locator("#offerte");
    await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(0);
    await card.locator("button[type=submit]").click();
    await card.getByRole("alert").waitFor();
    expect(await card.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });

  test("warns that a group is too large, links to activities that fit, and can still be sent", async () => {
    const { page, words } = await visit("kids");
    await open(page, `/uitjes/${SEARCHES.kids.slug}?personen=500`);
    const form = await openQuoteForm(page);
    const { group } = words;
    // No activity takes 500 persons, so there is no link.
    await form.getByRole("status").getByText(group.askOnly).waitFor();
    await fillIn(form, { ...fieldsFor(kids, newPerson()), numberOfPersons: "60" });
    const others = form.getByRole("status").getByRole("link", { name: /60/ });
    await others.waitFor();
    const href = (await others.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/uitjes\?(locatie=(city|province|region)-\d+&)?personen=60$/);
    expect(await page.evaluate(async (to) => (await fetch(to)).text(), href)).toContain("<article");
    await form.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: MESSAGES.nl.thanks }).waitFor();
  });

  test("cannot be sent twice at once, keeps its fields and shows an error when it fails, can be sent again, and starts empty for another activity", async () => {
    const { page, words } = await visit("nl", { expectsFailures: true });
    await open(page, `/uitjes/${WITH_OTHERS}`);
    const form = await openQuoteForm(page);
    const button = form.locator("button[type=submit]");
    const person = newPerson();
    await fillIn(form, person);
    const cut = Promise.withResolvers<void>();
    await page.route("**/uitjes/*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await cut.promise;
      return route.abort();
    });
    await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect([await button.innerText(), await button.getAttribute("aria-busy")]).toEqual([words.contactForm.sending, "true"]);
    cut.resolve();
    const failure = form.getByRole("alert").getByText("Het formulier kon niet worden verzonden. Probeer het later nog eens.");
    await failure.waitFor();
    const [bottom, top] = [await failure.boundingBox(), await form.locator("[name=numberOfPersons]").boundingBox()];
    expect((bottom?.y ?? Infinity) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    expect([await button.isEnabled(), await button.innerText()]).toEqual([true, words.contactForm.submit]);
    expect(await valuesIn(form, Object.keys(person))).toEqual(person);

    // Neither the error nor the thanks appear at another activity.
    await page.unrouteAll();
    await page.getByRole("article").getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname.startsWith("/uitjes/") && !url.pathname.endsWith(WITH_OTHERS));
    await expect.poll(() => form.getByRole("alert").count()).toBe(0);
    expect(await button.isEnabled()).toBe(true);
    await fillIn(form, person);
    await button.click();
    const thanks = page.getByRole("heading", { name: MESSAGES.nl.thanks });
    await thanks.waitFor();
    await page.goBack();
    await button.waitFor();
    expect([await thanks.count(), await form.getByRole("alert").count(), await button.isEnabled()]).toEqual([0, 0, true]);
  });
});
