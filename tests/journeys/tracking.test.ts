import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { trackedSite } from "../support/tracked-site.ts";
import { eventNames, eventsOf, browserStorage, dataLayerOf, openFromList, searchAndOpen } from "../support/tracked-visit.ts";
import { fieldsFor, fillIn, MESSAGES, newPerson } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { waitForHydration, open, type Visit } from "../support/visit.ts";

const LONG_MS = 60_000;
const STARTED = ["consent default", "consent update", "gtm.js"];
const NO_FILTER = { searchQuery: "", minimumPersons: null, minimumAge: null, genericFilters: [], locationFilter: null };

const site = trackedSite({ TAG_CONTAINER: "GTM-PROD1", TAG_CONTAINER_TEST: "GTM-TEST1" });

/** Shows the phone number, hides it and shows it again. */
async function revealTwice({ page, words }: Visit): Promise<void> {
  for (const text of [words.detail.showPhone, words.detail.hidePhone, words.detail.showPhone]) await page.getByText(text).click();
}

/** Opens the website in a new window, by mouse and by keyboard. */
async function openWebsite({ page, context, words }: Visit): Promise<void> {
  const link = page.getByRole("link", { name: words.detail.website });
  for (const press of [() => link.click({ button: "middle" }), () => link.press("Enter"), () => link.click()]) {
    const window = context.waitForEvent("page");
    await press();
    await (await window).close();
  }
}

async function sendQuoteRequest({ page, brand }: Visit): Promise<void> {
  const form = await openQuoteForm(page);
  await fillIn(form, fieldsFor(brand, newPerson()));
  await form.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: MESSAGES[brand.locale].thanks }).waitFor();
}

describe.each(dailyOn("nl"))("on %s", EVERY_BRAND, (key) => {
  const { slug, title, keyword } = SEARCHES[key];

  test(
    "before a choice nothing is requested from other hosts, stored or pushed, and the page does not move",
    { timeout: LONG_MS },
    async () => {
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
      expect(await dataLayerOf(page)).toBe(null);
      expect(await browserStorage(visit)).toEqual({ cookies: [], storage: {} });
      expect(visit.otherHosts).toEqual([]);
    },
  );

  test("after a refusal there is no tracking, on the next pages too", { timeout: LONG_MS }, async () => {
    const visit = await site.visit(key);
    const { page, bar, words } = visit;
    await open(page, `/uitjes/${slug}`);
    await visit.refuse();
    await bar.waitFor({ state: "detached" });
    expect(await page.getByText(words.consent.kept).count()).toBe(1);
    await revealTwice(visit);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await bar.count()).toBe(0);
    expect(await dataLayerOf(page)).toBe(null);
    expect(await browserStorage(visit)).toEqual({ cookies: [], storage: { consent: `refused ${new Date().toISOString().slice(0, 10)}` } });
    expect(visit.otherHosts).toEqual([]);
  });

  test("after consent the waiting events are sent, and then each event once", { timeout: LONG_MS }, async () => {
    const visit = await site.visit(key);
    const { page } = visit;
    await searchAndOpen(visit, `zoek=${keyword}&personen=20`);
    await visit.grant();
    await expect.poll(() => dataLayerOf(page)).toEqual([...STARTED, "null null", "activity_view_general"]);
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
    await sendQuoteRequest(visit);
    await expect
      .poll(() => eventNames(page))
      .toEqual(["activity_view_general", "activity_view_phone", "activity_view_website", "activity_view_offer"]);
    const sent = ["gtm.js", "activity_view_general", "activity_view_phone", "activity_view_website", "activity_view_offer"];
    // Requests for the container and its events are parallel and arrive in any order.
    await expect
      .poll(() => site.asked().toSorted())
      .toEqual(["GET /gtm.js?id=GTM-TEST1", "GET /gtag/js?id=G-TEST", ...sent.map((name) => `POST /g/collect?en=${name}`)].toSorted());
    expect((await browserStorage(visit)).cookies).toEqual(["_ga", "_ga_TEST"]);

    // After a reload the activity is viewed again, without its search, and the bar does not return.
    await page.reload();
    await expect.poll(() => dataLayerOf(page)).toEqual([...STARTED, "null null", "activity_view_general"]);
    expect((await eventsOf(page))[0]?.filter).toEqual(NO_FILTER);
    expect(await visit.bar.count()).toBe(0);
  });
});

describe("the filter of an event", () => {
  test("is the complete filter of the last search, and ends with it", { timeout: LONG_MS }, async () => {
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

    // Opening the same activity from the list again is another view.
    await page.goBack();
    await openFromList(page, "nl");
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general"]);
    expect((await eventsOf(page))[0]?.filter).toEqual(filter);
  });

  test("is the filter of a landing page too", { ...LONG_RUN, timeout: LONG_MS }, async () => {
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

describe("a search sentence", () => {
  const TYPED = /rolstoel(?!toegankelijk)|zin=/i;

  test("is sent to no container: its page has none, and the next page does not reveal it", { timeout: LONG_MS }, async () => {
    const visit = await site.newVisit("nl");
    const { page, words } = visit;
    await open(page, "/");
    await visit.grant();
    await expect.poll(() => dataLayerOf(page)).toEqual(STARTED);
    await page.getByLabel(words.home.keyword, { exact: true }).fill("25 man bij Utrecht met een rolstoel");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/zin=25/);
    await waitForHydration(page);
    await page.reload();
    await waitForHydration(page);
    const strip = page.getByText("Begrepen:");
    await strip.waitFor();
    expect(await dataLayerOf(page)).toBe(null);

    const requests = site.asked().length;
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
    expect(site.asked().length).toBeGreaterThan(requests);
    expect(site.asked().filter((text) => TYPED.test(text))).toEqual([]);

    await page.goBack();
    await page.waitForURL(/zin=25/);
    await strip.waitFor();
    expect(await dataLayerOf(page)).toBe(null);
  });
});

describe("a quote that was requested before hydration", () => {
  test("is counted once, and not on a reload or with the back button", { ...LONG_RUN, timeout: LONG_MS }, async () => {
    const visit = await site.newVisit("nl");
    const { page } = visit;
    await open(page, "/helpdesk");
    await visit.grant();
    // Scripts of this page never finish loading; those of the next page do.
    let areHeld = true;
    await page.route("**/static/assets/*.js", async (route) => {
      if (!areHeld) await route.continue();
    });
    await page.goto(`/uitjes/${SEARCHES.nl.slug}`);
    const form = page.locator("#offerte form");
    await fillIn(form, newPerson());
    areHeld = false;
    await form.locator("button[type=submit]").click();
    await page.waitForURL(/offerte=verzonden/);
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general", "activity_view_offer"]);
    await page.reload();
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general"]);
    await page.goto("/helpdesk");
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => eventNames(page)).toContain("activity_view_general");
    expect(await eventNames(page)).not.toContain("activity_view_offer");
  });

  test("every page is pushed with its complete URL, also a list that changes in place", { timeout: LONG_MS }, async () => {
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
