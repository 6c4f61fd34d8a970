import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { SEARCHES } from "../support/searches.ts";
import { waitForHydration, open, PHONE } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe.each(dailyOn("be"))("a landing page of %s", EVERY_BRAND, (key) => {
  test("is linked at the foot of the overview, lists what its title says, and can be narrowed by filters", async () => {
    const { page, words, brand } = await visit(key);
    await open(page, "/uitjes");
    const links = page.locator("section", { has: page.getByRole("heading", { name: words.landing.title }) });
    await links.locator("summary").first().click();
    const link = links.getByRole("list").last().getByRole("link").first();
    const place = await link.innerText();
    await link.click();
    await page.waitForURL(new RegExp(`/${brand.openingWords[0]}/[a-z-]+$`));
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.innerText()).toContain(place);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.getByLabel(words.overview.placeLabel).inputValue()).toContain(place);

    // One filter is chosen already; the next is added to it and to the place.
    const chosen = page.locator("input[name=filters]:checked");
    expect(await chosen.count()).toBe(1);
    await page.locator("input[name=filters]:enabled:not(:checked)").first().check();
    await page.waitForURL(/\/uitjes\?filters=\d+,\d+&locatie=[a-z]+-\d+$/);
    await expect.poll(() => chosen.count()).toBe(2);
    await page.goBack();
    await expect.poll(() => heading.innerText()).toContain(place);
    await expect.poll(() => chosen.count()).toBe(1);
  });
});

test("the links to all landing pages are at the foot of a list, however it was opened", LONG_RUN, async () => {
  const { page, words } = await visit("nl");
  const foot = page.locator("section", { has: page.getByRole("heading", { name: words.landing.title }) });
  const links = () => foot.locator("a").evaluateAll((found) => found.map((link) => link.outerHTML));
  await open(page, "/uitjes");
  const all = await links();
  expect(all.length).toBeGreaterThan(50);

  await page.locator("input[name=filters]:enabled").first().check();
  await page.locator("[data-chip]").first().waitFor();
  expect(await links()).toEqual(all);
  await foot.locator("summary").first().click();
  await foot.getByRole("list").last().getByRole("link").first().click();
  await page.locator("[data-chip]").nth(1).waitFor();
  expect(await links()).toEqual(all);
  await page.locator("article h3 a").first().click();
  await expect.poll(links).toEqual([]);
  await page.goBack();
  await expect.poll(links).toEqual(all);

  // A not-found page has the same layout without these links.
  await open(page, "/wat-er-niet-is");
  expect(await links()).toEqual([]);
  await page.locator('main a[href="/uitjes"]').first().click();
  await expect.poll(links).toEqual(all);
});

test("a filter on a landing page keeps the focus, the typed text and the open disclosures", LONG_RUN, async () => {
  const { page, words } = await visit("nl");
  await open(page, "/teambuilding");
  await page.locator("summary", { hasText: words.overview.area }).press("Enter");
  const keyword = page.getByLabel(words.overview.keywordLabel);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/uitjes\?(.*&)?regions=1/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/zoek=s&|zoek=s$/);
  await keyword.pressSequentially("s");
  await asked;
  await page.keyboard.type("pe");
  release();
  await page.waitForURL(/\/uitjes\?.*zoek=spe/);
  expect(await keyword.inputValue()).toBe("spe");
  expect(await keyword.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole("radio", { name: words.overview.anyArea, exact: true }).isVisible()).toBe(true);
});

test("the handy links of home lead to what they say", LONG_RUN, async () => {
  const { page, words } = await visit("nl");
  await open(page, "/");
  const box = page.locator("section", { has: page.getByRole("heading", { name: words.linkBoxes.title }) });
  await box.getByRole("link", { name: "Bedrijfsuitje Maastricht" }).click();
  await page.waitForURL(/\/bedrijfsuitje\/maastricht$/);
  await page.getByRole("heading", { level: 1, name: "Bedrijfsuitje in en rond Maastricht" }).waitFor();
});

test("an empty landing page links to one with activities, and the back button returns", async () => {
  const { page, words } = await visit("nl", { viewport: PHONE });
  const answer = await page.goto(SEARCHES.nl.emptyLanding);
  expect(answer?.status()).toBe(404);
  await waitForHydration(page);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const near = page.getByRole("list").filter({ hasText: words.landing.everywhere("Teambuilding") });
  await near.getByRole("link").first().click();
  await page.waitForURL(/\/teambuilding\/[a-z-]+$/);
  await page.getByText(words.landing.goodToKnow).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});
