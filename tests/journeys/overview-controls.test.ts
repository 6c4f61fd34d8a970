import { describe, expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { chips, found } from "../support/overview-visitor.ts";
import { SEARCHES } from "../support/searches.ts";
import { open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();

describe("by keyboard", () => {
  test("typing can continue while the list updates, and no letter is lost", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const keyword = page.getByLabel(words.overview.keywordLabel);
    await keyword.pressSequentially("kre");
    await page.waitForURL(/zoek=kre$/);
    await page.keyboard.type("ken");
    await page.waitForURL(/zoek=kreken$/);
    expect(await keyword.inputValue()).toBe("kreken");
    await expect.poll(() => chips(page, words)).toEqual(["‘kreken’"]);
    expect(await keyword.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("a word and an order that is chosen before its search starts both apply", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const keyword = page.getByLabel(words.overview.keywordLabel);
    await keyword.fill("kreken");
    const order = page.getByLabel(words.overview.sort);
    await order.selectOption(words.overview.sorts.title);
    await page.waitForURL(/zoek=kreken&sorteer=titel$/);
    // Longer than the pause after typing.
    await page.waitForTimeout(800);
    expect(page.url()).toMatch(/zoek=kreken&sorteer=titel$/);
    expect(await keyword.inputValue()).toBe("kreken");
    expect(await order.inputValue()).toBe("titel");
  });

  test("a sentence is searched only on Enter, however slowly it is typed, and the back button undoes it", async () => {
    const { page, words } = await visit("de");
    await open(page, "/uitjes");
    const keyword = page.getByLabel(words.overview.keywordLabel);
    await keyword.pressSequentially("20");
    await keyword.pressSequentially(" Leute drin", { delay: 30 });
    // Longer than the pause after a word.
    await page.waitForTimeout(700);
    expect(page.url()).toMatch(/\/uitjes$/);
    await keyword.pressSequentially("nen in Köln");
    await keyword.press("Enter");
    await page.waitForURL(/zin=20\+Leute\+drinnen/);
    await expect.poll(() => chips(page, words)).toEqual(["Köln", "20 Personen", "Drinnen"]);
    expect(await keyword.inputValue()).toBe("");
    await page.goBack();
    await page.waitForURL(/\/uitjes$/);
    await expect.poll(() => chips(page, words)).toEqual([]);
  });

  test("a link to an activity works while a word still waits for its search", LONG_RUN, async () => {
    const { page, words } = await newVisit("nl");
    await open(page, "/uitjes");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/uitjes\/[^/]+$/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.getByLabel(words.overview.keywordLabel).fill("kreken");
    const going = page.getByRole("article").first().getByRole("link").first().press("Enter");
    // Longer than the pause after typing.
    await page.waitForTimeout(800);
    release();
    await going;
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  });

  test.each([
    ["by a key", 0],
    ["by a tap", 1],
  ])("who goes on %s just before the word is searched for arrives there, however busy the page", async (_how, detail) => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    await page.getByLabel(words.overview.keywordLabel).fill("kreken");
    const card = page.getByRole("article").first().getByRole("link").first();
    await card.evaluate((link, detail) => {
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
      const pauseEnds_ms = performance.now() + 800;
      while (performance.now() < pauseEnds_ms);
    }, detail);
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  });

  test("only one area can be chosen, ages range from 1 to 12, and persons change in steps of one", async () => {
    const { page, words } = await visit("kids");
    await open(page, "/uitjes");
    await page.locator("summary", { hasText: words.overview.area }).press("Enter");
    await page.getByRole("radio", { name: words.overview.anyArea, exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    await page.waitForURL(/gebied=binnenland$/);
    await page.keyboard.press("ArrowDown");
    await page.waitForURL(/gebied=europa$/);
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(1);

    const age = page.locator("select[name=leeftijd]");
    await age.selectOption("12");
    await page.waitForURL(/leeftijd=12$/);
    expect(await age.locator("option").allInnerTexts()).toEqual([
      words.overview.anyAge,
      ...Array.from({ length: 12 }, (_, index) => words.overview.fromAge(index + 1)),
    ]);

    const persons = page.getByRole("slider");
    await persons.focus();
    await persons.press("ArrowRight");
    await persons.press("ArrowRight");
    await page.waitForURL(/personen=2&/);
    expect(await persons.getAttribute("aria-valuetext")).toBe(words.persons(2));
    await persons.press("End");
    await page.waitForURL(/personen=500&/);
    expect(await persons.getAttribute("aria-valuetext")).toBe(words.overview.personsTop);
    expect(await persons.evaluate((slider) => slider === document.activeElement)).toBe(true);

    const typed = page.getByRole("spinbutton", { name: words.overview.persons });
    expect(await typed.inputValue()).toBe("500");
    await typed.fill("25");
    await page.waitForURL(/personen=25&/);
    expect(await persons.inputValue()).toBe("25");
    await page.getByRole("button", { name: words.amount.more }).click();
    await page.waitForURL(/personen=26&/);
    await page.getByRole("button", { name: words.amount.less }).click({ clickCount: 2 });
    await page.waitForURL(/personen=24&/);
    expect(await persons.inputValue()).toBe("24");
  });
});

test("the slider for persons ends at 300 on a phone", async () => {
  const { page, words } = await visit("nl", { viewport: PHONE });
  await open(page, "/uitjes");
  await page.locator('a[href="#filters"]').click();
  await page.locator("#filters summary", { hasText: words.overview.persons }).click();
  expect(await page.getByRole("slider").getAttribute("max")).toBe("300");
});

test("a long filter group can be searched by name, without accents, and says when nothing matches", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/uitjes");
  const group = page.getByRole("group", { name: "Activiteiten", exact: true });
  const all = await group.getByRole("checkbox").count();
  expect(all).toBeGreaterThan(8);
  const search = page.getByLabel(words.overview.searchIn("Activiteiten"));
  await search.fill("MÚZ");
  await expect.poll(() => group.locator("label:visible").count()).toBe(1);
  expect(await group.locator("label:visible").innerText()).toContain("Muziek");
  await search.fill("zeppelin");
  await page.getByText(words.overview.noFilter("zeppelin")).waitFor();
  await search.press("Enter");
  await search.fill("");
  await expect.poll(() => group.locator("label:visible").count()).toBe(all);
  expect(page.url()).toMatch(/\/uitjes$/);
});

test("the search within a filter group stays when a choice is undone", LONG_RUN, async () => {
  const { page, words } = await visit("nl");
  await open(page, "/uitjes");
  const group = page.getByRole("group", { name: "Activiteiten", exact: true });
  const search = page.getByLabel(words.overview.searchIn("Activiteiten"));
  await search.fill("muz");
  await expect.poll(() => group.locator("label:visible").count()).toBe(1);
  const music = group.locator("input:visible");
  await music.check();
  await page.waitForURL(/filters=\d+$/);
  await page.locator("main li > a", { hasText: words.overview.remove("").trim() }).click();
  await page.waitForURL(/\/uitjes$/);
  await expect.poll(() => music.isChecked()).toBe(false);
  expect(await search.inputValue()).toBe("muz");
  expect(await group.locator("label:visible").count()).toBe(1);
});

describe("once a city is chosen", () => {
  test("a distance narrows the list, which can be sorted by distance", async () => {
    const { page, words } = await visit("nl");
    const { place } = SEARCHES.nl;
    await open(page, "/uitjes");
    expect(await page.getByLabel(words.overview.km(10)).count()).toBe(0);
    expect(await page.getByLabel(words.overview.sort).locator("option").allInnerTexts()).not.toContain(words.overview.sorts.distance);

    await page.getByLabel(words.overview.placeLabel).fill(place);
    await page.keyboard.press("Tab");
    await page.getByLabel(words.overview.km(50), { exact: true }).check();
    await page.waitForURL(/locatie=city-\d+&straal=50$/);
    const within50 = await found(page);
    await page.getByLabel(words.overview.km(5), { exact: true }).check();
    await page.waitForURL(/straal=5$/);
    await expect.poll(() => found(page)).toBeLessThan(within50);
    await expect.poll(() => chips(page, words)).toEqual([place, words.empty.ways.around(5)]);

    await page.getByLabel(words.overview.sort).selectOption(words.overview.sorts.distance);
    await page.waitForURL(/straal=5&sorteer=afstand$/);
    await page.getByText(words.overview.remove(place)).locator("..").click();
    await page.waitForURL(/\/uitjes$/);
    await expect.poll(() => page.getByLabel(words.overview.sort).inputValue()).toBe("willekeurig");
  });

  test("distance and its order are offered only after its list has loaded, since an earlier choice would be lost", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
    // Playwright cannot delay a redirect of the server.
    await page.route(/uitjes\?(plaats|locatie)=.*regions=1/, async (route) => {
      noteAsked();
      await held;
      await route.continue();
    });
    await page.getByLabel(words.overview.placeLabel).fill(SEARCHES.nl.place);
    await page.keyboard.press("Tab");
    await asked;
    const within50 = page.getByLabel(words.overview.km(50), { exact: true });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await within50.count()).toBe(0);
    const order = page.getByLabel(words.overview.sort);
    expect(await order.locator("option").allInnerTexts()).not.toContain(words.overview.sorts.distance);
    release();
    await within50.check();
    await page.waitForURL(/locatie=city-\d+&straal=50$/);
    await order.selectOption(words.overview.sorts.distance);
    await page.waitForURL(/straal=50&sorteer=afstand$/);
  });
});

test("the quote form gets the number of persons of the search", async () => {
  const { page } = await visit("de");
  await page.goto("/uitjes?personen=30");
  await page.getByRole("article").getByRole("link").first().click();
  await page.waitForURL(/\/uitjes\/[a-z0-9-]+\?personen=30$/);
  expect(await page.locator("#offerte [name=numberOfPersons]").inputValue()).toBe("30");
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).not.toContain("personen");
});

test("an empty list says what removing one filter would find", async () => {
  const { page, words } = await visit("be");
  await open(page, `/uitjes?plaats=${SEARCHES.be.place}&zoek=qxwzj&personen=20`);
  const way = page.getByRole("link", { name: words.empty.ways.without("qxwzj") });
  const total = Number((await way.locator("span").innerText()).match(/\d+/)?.[0]);
  await way.click();
  await page.waitForURL(/locatie=city-\d+&personen=20$/);
  await expect.poll(() => found(page)).toBe(total);
});
