// More than its share: only one brand has an agenda, so this file holds all of its journeys.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { quickDays } from "../../src/events/agenda-days.ts";
import { axeViolations } from "../support/audits/axe.ts";
import { DESKTOP, waitForIsland, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
/** The days of the quick choices, computed per test: a run may pass midnight. */
const soon = () => quickDays(new Date(), "Europe/Amsterdam");

describe("the agenda on a wide screen", () => {
  test("searches once after a pause, keeps later letters, and 'Wissen' shows everything again", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda");
    const all = await found(page);
    const asked: string[] = [];
    page.on("request", (request) => isListNavigation(request.url()) && asked.push(request.url()));

    const search = page.getByLabel(words.agenda.search);
    await typeFast(search, "circ");
    await page.waitForURL("**/agenda?zoek=circ");
    await typeFast(search, "us");
    await page.waitForURL("**/agenda?zoek=circus");
    expect(await search.inputValue()).toBe("circus");
    expect(asked).toHaveLength(2);

    await page.getByRole("link", { name: words.agenda.clear, exact: true }).click();
    await page.waitForURL("**/agenda");
    await expect.poll(() => search.inputValue()).toBe("");
    await expect.poll(() => found(page)).toBe(all);
    expect(await page.getByRole("link", { name: words.agenda.clear, exact: true }).count()).toBe(0);
  });

  test("searches 500 ms after the last change of a word or a day, and no sooner", LONG_RUN, async () => {
    const { page, words } = await newVisit("kids");
    const { month } = soon();
    await page.clock.install();
    await page.goto("/agenda");
    await page.getByLabel(words.agenda.search).focus();
    await waitForIsland(page.locator("main"));
    await page.clock.pauseAt(Date.now() + 1_000);
    const asked: string[] = [];
    page.on("request", (request) => isListNavigation(request.url()) && asked.push(request.url()));
    const changes: [field: Locator, value: string, query: string][] = [
      [page.getByLabel(words.agenda.search), "circ", "zoek=circ"],
      [page.getByLabel(words.agenda.search), "circus", "zoek=circus"],
      [page.getByLabel(words.agenda.from, { exact: true }), month.from, `van=${month.from}`],
    ];
    for (const [index, [field, value, query]] of changes.entries()) {
      await field.fill(value);
      await page.clock.runFor(499);
      // A request that was sent too early would be listed by the time this one is answered.
      expect(await page.evaluate(() => fetch("/livez").then(({ status }) => status))).toBe(200);
      expect(asked).toHaveLength(index);
      await page.clock.runFor(1);
      await expect.poll(() => asked).toHaveLength(index + 1);
      expect(asked.at(-1)).toContain(query);
      await page.waitForURL((url) => url.search.includes(query));
    }
  });

  test("finds a city; back, reload and a copied link give the same list", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda");
    const all = await found(page);
    const city = page.getByLabel(words.agenda.city, { exact: true });
    await city.fill("apeldoorn");
    await city.blur();
    await page.waitForURL(/plaats=Apeldoorn/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    const titles = await titlesOf(page);
    await expect.poll(() => city.inputValue()).toBe("Apeldoorn, Gelderland");
    expect(await page.getByRole("option").count()).toBe(0);

    await page.goBack();
    await expect.poll(() => found(page)).toBe(all);
    expect(await city.inputValue()).toBe("");
    await page.goForward();
    await expect.poll(() => titlesOf(page)).toEqual(titles);
    expect(await city.inputValue()).toBe("Apeldoorn, Gelderland");

    await page.reload();
    expect(await titlesOf(page)).toEqual(titles);
    const friend = await visit("kids");
    await open(friend.page, page.url());
    expect(await titlesOf(friend.page)).toEqual(titles);
  });

  test("choosing a city starts the search and closes the suggestions", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda");
    const asked = page.waitForRequest(/\/api\/public\/locations\?/);
    await page.getByLabel(words.agenda.city, { exact: true }).pressSequentially("apeldo");
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      ...{ page: "1", limit: "10", filterQuery: expect.stringContaining('"type":"CITY"') },
    });
    await page.getByRole("option", { name: "Apeldoorn" }).first().click();
    expect(await page.getByRole("option").count()).toBe(0);
    await page.waitForURL(/plaats=Apeldoorn/);
    expect(await page.getByRole("option").count()).toBe(0);
  });

  test("a failed city lookup shows no suggestions, and the text still searches", LONG_RUN, async () => {
    const { page, words } = await visit("kids", { expectsFailures: true });
    await open(page, "/agenda");
    const city = page.getByLabel(words.agenda.city, { exact: true });
    await city.pressSequentially("apel");
    await page.getByRole("option", { name: "Apeldoorn" }).first().waitFor();
    await page.route("**/api/public/locations*", (route) => route.abort());
    await city.pressSequentially("doorn");
    await expect.poll(() => page.getByRole("option").count()).toBe(0);
    await city.press("Enter");
    await page.waitForURL(/plaats=Apeldoorn/);
    await expect.poll(() => city.inputValue()).toBe("Apeldoorn, Gelderland");
    expect(await city.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.locator("datalist option, [role=option]").count()).toBe(0);
  });

  test("part of a city name does not search, and typing on in a text adds no history entry", LONG_RUN, async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda");
    const asked: string[] = [];
    page.on("request", (request) => isListNavigation(request.url()) && asked.push(request.url()));
    await typeFast(page.getByLabel(words.agenda.city, { exact: true }), "apel");
    await page.getByRole("option").first().waitFor();
    expect(asked).toEqual([]);
    await page.getByLabel(words.agenda.city, { exact: true }).fill("");

    const search = page.getByLabel(words.agenda.search);
    await typeFast(search, "circ");
    await page.waitForURL("**/agenda?zoek=circ");
    await typeFast(search, "us");
    await page.waitForURL("**/agenda?zoek=circus");
    await page.goBack();
    await page.waitForURL("**/agenda");
    await expect.poll(() => search.inputValue()).toBe("");
  });

  test("'Wissen' also cancels a search that still waits", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda?zoek=de");
    const all = page.getByRole("link", { name: words.agenda.clear, exact: true });
    const search = page.getByLabel(words.agenda.search);
    await page.route(isListNavigation, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await typeFast(search, "n");
    await all.click();
    await page.waitForURL("**/agenda");
    await expect.poll(() => search.inputValue()).toBe("");
    // Longer than the pause and a slow response.
    await page.waitForTimeout(1600);
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => document.activeElement?.closest("form")?.id)).toBe("agendaformulier");
  });

  test("a five-digit year breaks neither the fields nor the calendar", LONG_RUN, async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda?van=2090-03-14");
    await page.getByLabel(words.agenda.from, { exact: true }).fill("20277-05-12");
    await page.waitForURL("**/agenda");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.getByRole("table").count()).toBe(1);
  });

  test("the next page starts at its top, with the focus there", LONG_RUN, async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda");
    await page.getByRole("link", { name: words.overview.page(2), exact: true }).click();
    await page.waitForURL("**/agenda?pagina=2");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.agenda.results);
  });

  test("this weekend is one tap away", async () => {
    const { page, words } = await visit("kids");
    const { weekend } = soon();
    await open(page, "/agenda");
    await page.getByRole("link", { name: words.agenda.weekend }).click();
    await page.waitForURL(`**/agenda?van=${weekend.from}&tot=${weekend.to}`);
    await page.locator("[aria-current=true]", { hasText: words.agenda.weekend }).waitFor();
    expect(await page.getByLabel(words.agenda.from, { exact: true }).inputValue()).toBe(weekend.from);
    expect(await page.getByLabel(words.agenda.to, { exact: true }).inputValue()).toBe(weekend.to);
  });

  test("the end needs a start, and is cleared by a later start", async () => {
    const { page, words } = await visit("kids");
    const { month } = soon();
    await open(page, "/agenda");
    const from = page.getByLabel(words.agenda.from, { exact: true });
    const to = page.getByLabel(words.agenda.to, { exact: true });
    expect(await to.isDisabled()).toBe(true);
    await from.fill(month.from);
    await expect.poll(() => to.isEnabled()).toBe(true);
    await to.fill(month.to);
    await page.waitForURL(`**/agenda?van=${month.from}&tot=${month.to}`);
    await from.fill("2090-01-01");
    await page.waitForURL("**/agenda?van=2090-01-01");
    expect(await to.inputValue()).toBe("");
    await from.fill("");
    await page.waitForURL("**/agenda");
    expect(await to.isDisabled()).toBe(true);
  });

  test("an end date can be typed digit by digit, although its year is before the start at first", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda?van=2090-01-01");
    const to = page.getByLabel(words.agenda.to, { exact: true });
    await to.focus();
    await waitForIsland(page.locator("main"));
    await page.keyboard.type("10102090", { delay: 30 });
    await page.waitForURL("**/agenda?van=2090-01-01&tot=2090-10-10");
    expect(await to.inputValue()).toBe("2090-10-10");

    await to.fill("2089-10-10");
    await to.blur();
    expect(await page.getByRole("alert").innerText()).toBe(words.agenda.dateInvalid);
  });

  test("the first click on a day of the calendar chooses it, in another month too", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/agenda");
    const month = await page.getByRole("table").getAttribute("aria-label");
    await page.getByRole("button", { name: words.agenda.nextMonth }).click();
    await expect.poll(() => page.getByRole("table").getAttribute("aria-label")).not.toBe(month);
    const day = page.getByRole("table").getByRole("link").last();
    const name = await day.getAttribute("aria-label");
    await day.click();
    await page.waitForURL(/\/agenda\?van=(\d{4}-\d\d-\d\d)&tot=\1$/);
    await page.locator("article").first().waitFor();
    const chosen = page.getByRole("table").locator("[aria-current=true]");
    expect([await chosen.count(), await chosen.getAttribute("aria-label")]).toEqual([1, name]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(name);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("the agenda on a phone", () => {
  test("opens its filters with 'Zoeken' and applies them with 'Toon uitjes'", async () => {
    const { page, words } = await visit("kids", { viewport: PHONE });
    const { month } = soon();
    await open(page, "/agenda");
    const opener = page.locator('a[href="#zoeken"]');
    expect(await opener.innerText()).toBe(words.agenda.find);
    await opener.click();
    const panel = page.locator("#zoeken:modal");
    await panel.getByLabel(words.agenda.search).fill("de");
    await panel.getByRole("link", { name: words.agenda.month }).click();
    expect(page.url()).toMatch(/\/agenda$/);
    await panel.getByRole("button", { name: words.agenda.show }).click();
    await page.waitForURL(`**/agenda?zoek=de&van=${month.from}&tot=${month.to}`);
    expect(await panel.count()).toBe(0);
    await expect.poll(() => opener.innerText()).toMatch(/2$/);
  });

  test("'Wissen' in the panel replaces the panel's history entry", LONG_RUN, async () => {
    const { page, words } = await visit("kids", { viewport: PHONE });
    await open(page, "/");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu").getByRole("link", { name: words.header.currentAgenda }).click();
    await page.waitForURL("**/agenda");
    await page.locator('a[href="#zoeken"]').click();
    const panel = page.locator("#zoeken:modal");
    await panel.getByLabel(words.agenda.search).fill("de");
    await panel.getByRole("button", { name: words.agenda.show }).click();
    await page.waitForURL("**/agenda?zoek=de");
    await page.locator('a[href="#zoeken"]').click();
    await panel.getByRole("link", { name: words.agenda.clear, exact: true }).click();
    await page.waitForURL("**/agenda");
    await expect.poll(() => panel.getByLabel(words.agenda.search).inputValue()).toBe("");
    expect(await panel.count()).toBe(1);
    await page.goBack();
    await page.waitForURL("**/agenda?zoek=de");
    await expect.poll(() => panel.count()).toBe(0);
  });

  test("every event shows its whole text, and the menu has a link to the agenda", async () => {
    const { page, words } = await visit("kids", { viewport: PHONE });
    await open(page, "/");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu").getByRole("link", { name: words.header.currentAgenda }).click();
    await page.waitForURL("**/agenda");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByText(words.card.more, { exact: true }) })
      .first();
    const before = await card.innerText();
    await card.getByText(words.card.more, { exact: true }).click();
    await expect.poll(async () => (await card.innerText()).length).toBeGreaterThan(before.length);
  });
});

// tests/plain-forms.test.ts covers its forms and links.
test("without JavaScript the filters open on a phone, and an outing shows its description above its events", async () => {
  const { page, words } = await visit("kids", { viewport: PHONE, javaScriptEnabled: false });
  await page.goto("/agenda");
  await page.locator('a[href="#zoeken"]').click();
  await page.getByLabel(words.agenda.search).fill("de");
  await page.getByRole("button", { name: words.agenda.show }).click();
  await page.waitForURL(/zoek=de/);

  await page.goto(await outingWithEvents(page));
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await page.locator("#beschrijving").isVisible()).toBe(true);
    expect(await page.locator("#actueel").getByRole("heading", { name: words.currentEvents.title }).isVisible()).toBe(true);
  }
});

test("arrow keys, Home and End move between the tabs of an outing", async () => {
  const { page, words } = await visit("kids");
  await open(page, await outingWithEvents(page));
  const current = page.getByRole("tab", { name: words.currentEvents.tab });
  const description = page.getByRole("tab", { name: words.detail.description });
  expect(await page.locator("#actueel").isVisible()).toBe(false);
  await description.focus();
  await page.keyboard.press("ArrowRight");
  expect(await current.getAttribute("aria-selected")).toBe("true");
  expect(await page.getByRole("tabpanel", { name: words.currentEvents.tab }).getByRole("article").count()).toBeGreaterThan(0);
  await page.keyboard.press("Home");
  await expect.poll(() => description.evaluate((tab) => tab === document.activeElement)).toBe(true);
  expect(await page.locator("#beschrijving").isVisible()).toBe(true);
  await page.keyboard.press("End");
  expect(await page.locator("#beschrijving").isVisible()).toBe(false);
});

/** Types letter by letter, without a pause between letters even on a busy machine. */
async function typeFast(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((_, letters) => {
    for (const letter of letters) document.execCommand("insertText", false, letter);
  }, text);
}

/** Whether a URL requests the list of the agenda in place (src/web/navigation/). */
function isListNavigation(url: string | URL): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === "/agenda" && searchParams.has("regions");
}

async function found(page: Page): Promise<number> {
  const text = await page.locator("main [data-announces]", { hasText: /agendapunt/ }).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

function titlesOf(page: Page): Promise<string[]> {
  return page.getByRole("article").getByRole("heading").allInnerTexts();
}

/** The first outing of the first organisation in the agenda. */
async function outingWithEvents(page: Page): Promise<string> {
  await page.goto("/agenda");
  await page.locator('article a[href^="/overzicht/"]').first().click();
  await page.waitForURL("**/overzicht/*");
  return (await page.locator('article a[href^="/uitjes/"]').first().getAttribute("href")) ?? "";
}
