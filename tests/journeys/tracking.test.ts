import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { measuredSite } from "../support/measured-site.ts";
import { eventNames, eventsOf, kept, layerOf, openFromList, searchAndOpen } from "../support/measured-visit.ts";
import { fieldsFor, fillIn, MESSAGES, somebody } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { isAlive, open, type Visit } from "../support/visit.ts";

const LONG_MS = 60_000;
const STARTED = ["consent default", "consent update", "gtm.js"];
const NO_FILTER = { searchQuery: "", minimumPersons: null, minimumAge: null, genericFilters: [], locationFilter: null };

const site = measuredSite({ TAG_CONTAINER: "GTM-PROD1", TAG_CONTAINER_TEST: "GTM-TEST1" });

/** Shows the phone number, hides it and shows it again. */
async function revealTwice({ page, words }: Visit): Promise<void> {
  for (const text of [words.detail.showPhone, words.detail.hidePhone, words.detail.showPhone]) await page.getByText(text).click();
}

/** Opens the website in a window of its own, with each way to press a link. */
async function openWebsite({ page, context, words }: Visit): Promise<void> {
  const link = page.getByRole("link", { name: words.detail.website });
  for (const press of [() => link.click({ button: "middle" }), () => link.press("Enter"), () => link.click()]) {
    const window = context.waitForEvent("page");
    await press();
    await (await window).close();
  }
}

async function askForQuote({ page, brand }: Visit): Promise<void> {
  const form = await openQuoteForm(page);
  await fillIn(form, fieldsFor(brand, somebody()));
  await form.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: MESSAGES[brand.locale].thanks }).waitFor();
}

describe.each(dailyOn("nl"))("on %s", EVERY_BRAND, (key) => {
  const { slug, title, keyword } = SEARCHES[key];

  test("before an answer nothing is asked of others, kept or pushed, and the page stays where it is", { timeout: LONG_MS }, async () => {
    const visit = await site.visit(key);
    const { page, bar } = visit;
    const shifts = await watchShifts(page);
    await searchAndOpen(visit, `zoek=${keyword}`);
    await bar.waitFor();
    await revealTwice(visit);
    await page.reload();
    await bar.waitFor();
    expect((await shifts()).moved).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await layerOf(page)).toBe(null);
    expect(await kept(visit)).toEqual({ cookies: [], storage: {} });
    expect(visit.elsewhere).toEqual([]);
  });

  test("who refuses is left alone, on the next pages too", { timeout: LONG_MS }, async () => {
    const visit = await site.visit(key);
    const { page, bar, words } = visit;
    await open(page, `/uitjes/${slug}`);
    await visit.refuse();
    await bar.waitFor({ state: "detached" });
    expect(await page.getByText(words.consent.kept).count()).toBe(1);
    await revealTwice(visit);
    await page.reload();
    await isAlive(page);
    await page.waitForLoadState("networkidle");
    expect(await bar.count()).toBe(0);
    expect(await layerOf(page)).toBe(null);
    expect(await kept(visit)).toEqual({ cookies: [], storage: { consent: `refused ${new Date().toISOString().slice(0, 10)}` } });
    expect(visit.elsewhere).toEqual([]);
  });

  test("who agrees is measured: what waited, and then every moment once", { timeout: LONG_MS }, async () => {
    const visit = await site.visit(key);
    const { page } = visit;
    await searchAndOpen(visit, `zoek=${keyword}&personen=20`);
    await visit.grant();
    await expect.poll(() => layerOf(page)).toEqual([...STARTED, "null null", "activity_view_general"]);
    const [view] = await eventsOf(page);
    expect(view).toEqual({
      event: "activity_view_general",
      activity: {
        id: expect.any(Number),
        title,
        companyName: expect.any(String),
        organisation: { id: expect.any(Number), name: expect.any(String) },
      },
      filter: { ...NO_FILTER, searchQuery: keyword, minimumPersons: 20 },
    });

    await revealTwice(visit);
    await openWebsite(visit);
    await askForQuote(visit);
    await expect
      .poll(() => eventNames(page))
      .toEqual(["activity_view_general", "activity_view_phone", "activity_view_website", "activity_view_offer"]);
    const sent = ["gtm.js", "activity_view_general", "activity_view_phone", "activity_view_website", "activity_view_offer"];
    // The container and what it sends are fetched side by side: they arrive in any order.
    await expect
      .poll(() => site.asked().toSorted())
      .toEqual(["GET /gtm.js?id=GTM-TEST1", "GET /gtag/js?id=G-TEST", ...sent.map((name) => `POST /g/collect?en=${name}`)].toSorted());
    expect((await kept(visit)).cookies).toEqual(["_ga", "_ga_TEST"]);

    // Loaded again, the activity is viewed again, without its search, and the bar has had its answer.
    await page.reload();
    await expect.poll(() => layerOf(page)).toEqual([...STARTED, "null null", "activity_view_general"]);
    expect((await eventsOf(page))[0]?.filter).toEqual(NO_FILTER);
    expect(await visit.bar.count()).toBe(0);
  });
});

describe("the filter of an event", () => {
  test("is that of the last search, in full, and goes with it", { timeout: LONG_MS }, async () => {
    const visit = await site.visit("nl");
    const { page } = visit;
    await open(page, "/uitjes");
    await visit.grant();
    const id = await page.locator("label", { hasText: SEARCHES.nl.kind }).locator("[name=filters]").first().getAttribute("value");
    await searchAndOpen(visit, `filters=${id}&plaats=Drimmelen&zoek=kreken&personen=20`);
    const filter = {
      ...{ searchQuery: "kreken", minimumPersons: 20, minimumAge: null, locationFilter: { type: "CITY", name: "Drimmelen" } },
      genericFilters: [{ name: SEARCHES.nl.kind, filterGroup: { id: expect.any(Number), name: visit.brand.heroGroup } }],
    };
    await expect.poll(() => eventsOf(page)).toMatchObject([{ event: "activity_view_general", filter }]);

    // Back to the list, and to the same activity once more: another view.
    await page.goBack();
    await openFromList(page, "nl");
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general"]);
    expect((await eventsOf(page))[0]?.filter).toEqual(filter);
  });

  test("is that of a landing page too", { ...LONG_RUN, timeout: LONG_MS }, async () => {
    const visit = await site.visit("nl");
    const { page } = visit;
    await open(page, "/bedrijfsuitje/amsterdam");
    await visit.grant();
    await page.locator('article h3 a[href^="/uitjes/"]').first().click();
    await expect.poll(() => eventsOf(page)).toHaveLength(1);
    expect((await eventsOf(page))[0]?.filter).toMatchObject({
      genericFilters: [{ name: "Bedrijfsuitje" }],
      locationFilter: { type: "CITY", name: "Amsterdam" },
    });
  });
});

describe("a sentence that was typed", () => {
  const TYPED = /rolstoel(?!toegankelijk)|zin=/i;

  test("is known to no container: its page has none, and the next one learns nothing of it", { timeout: LONG_MS }, async () => {
    const visit = await site.newVisit("nl");
    const { page, words } = visit;
    await open(page, "/");
    await visit.grant();
    await expect.poll(() => layerOf(page)).toEqual(STARTED);
    await page.getByLabel(words.home.keyword, { exact: true }).fill("25 man bij Utrecht met een rolstoel");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/zin=25/);
    await isAlive(page);
    await page.reload();
    await isAlive(page);
    const strip = page.getByText("Begrepen:");
    await strip.waitFor();
    expect(await layerOf(page)).toBe(null);

    const heard = site.asked().length;
    await page.locator("article h3 a").first().click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+/);
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general"]);
    const known = await page.evaluate(() => [
      JSON.stringify(window.dataLayer),
      location.href,
      document.referrer,
      JSON.stringify(history.state),
      ...[...document.links].map(({ href }) => href),
    ]);
    expect(known.filter((text) => TYPED.test(text))).toEqual([]);
    expect(known[2]).toBe(`${visit.origin}/`);
    expect(site.asked().length).toBeGreaterThan(heard);
    expect(site.asked().filter((text) => TYPED.test(text))).toEqual([]);

    await page.goBack();
    await page.waitForURL(/zin=25/);
    await strip.waitFor();
    expect(await layerOf(page)).toBe(null);
  });
});

describe("a quote that was asked for before the page was alive", () => {
  test("counts once, and not when its page is loaded again or come back to", { ...LONG_RUN, timeout: LONG_MS }, async () => {
    const visit = await site.newVisit("nl");
    const { page } = visit;
    await open(page, "/helpdesk");
    await visit.grant();
    // Scripts that do not come, and do not fail either; those of the next page do.
    let areHeld = true;
    await page.route("**/static/assets/*.js", async (route) => {
      if (!areHeld) await route.continue();
    });
    await page.goto(`/uitjes/${SEARCHES.nl.slug}`);
    const form = page.locator("#offerte form");
    await fillIn(form, somebody());
    areHeld = false;
    await form.locator("button[type=submit]").click();
    await page.waitForURL(/offerte=verzonden/);
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general", "activity_view_offer"]);
    await page.reload();
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general"]);
    await page.goto("/helpdesk");
    await page.goBack();
    await isAlive(page);
    await expect.poll(() => eventNames(page)).toContain("activity_view_general");
    expect(await eventNames(page)).not.toContain("activity_view_offer");
  });

  test("comes with the address of each page, in full, also of those that a list shows in place", { timeout: LONG_MS }, async () => {
    const visit = await site.visit("nl");
    const { page, origin } = visit;
    await open(page, "/uitjes");
    await visit.grant();
    await page.locator("label", { hasText: SEARCHES.nl.kind }).locator("[name=filters]").first().check();
    await page.waitForURL(/filters=\d+$/);
    const pages = () => page.evaluate(() => (window.dataLayer ?? []).flatMap((item) => Reflect.get(Object(item), "url") ?? []));
    await expect.poll(pages).toEqual([`${origin}/uitjes`, page.url()]);
    const paths = await page.evaluate(() => (window.dataLayer ?? []).flatMap((item) => Reflect.get(Object(item), "path") ?? []));
    expect(paths).toEqual(["/uitjes", "/uitjes"]);
  });
});
