import { describe, expect, test } from "vitest";
import { trackedSite } from "../support/tracked-site.ts";
import { dataLayerOf } from "../support/tracked-visit.ts";
import { waitForHydration, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const site = trackedSite({ TAG_CONTAINER_TEST: "GTM-TEST1" });

describe("a static page", () => {
  test("loads a few KB of script, without React or a router", async () => {
    const { page } = await newVisit("nl", { viewport: PHONE });
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(new URL(response.url()).pathname);
    });
    await open(page, "/over-ons");
    await page.waitForLoadState("networkidle");
    expect(scripts.map((path) => path.replace(/-[\w-]+\.js$/, ""))).toContain("/static/assets/boot");
    const weights = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => (entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js") ? entry.encodedBodySize : 0)),
    );
    expect(weights.reduce((total, bytes) => total + bytes, 0)).toBeLessThan(15 * 1024);
    expect(scripts.filter((path) => /react|router|framework|entry/.test(path))).toEqual([]);
  });

  test("is opened and left by full navigations", async () => {
    const { page, words, brand } = await visit("nl");
    await open(page, "/");
    const kinds: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) kinds.push(new URL(request.url()).pathname);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: words.footer.aboutUs, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: brand.pages.about.title }).waitFor();
    await page.locator("main").getByRole("link", { name: words.aboutUs.helpdesk }).click();
    await page.waitForURL("**/helpdesk");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: brand.pages.about.title }).waitFor();
    expect(kinds).toEqual(["/over-ons", "/helpdesk", "/over-ons"]);
  });

  test("is loaded in full by a tab from before a deploy that requests its data", async () => {
    const { page } = await visit("nl");
    await open(page, "/");
    const answer = await page.evaluate(async () => {
      const response = await fetch("/blogs.data?pagina=2&_routes=screens%2Fblogs%2Fblogs");
      return { status: response.status, text: await response.text() };
    });
    expect(answer).toEqual({ status: 202, text: expect.stringContaining('"/blogs?pagina=2"') });
  });

  test("the back button skips the menu after its link was followed", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, "/blogs");
    await open(page, "/over-ons");
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu:modal").getByRole("link", { name: "Helpdesk" }).click();
    await page.waitForURL("**/helpdesk");
    await page.goBack();
    await page.waitForURL("**/over-ons");
    expect(await page.locator("#menu").isVisible()).toBe(false);
    await page.goBack();
    await page.waitForURL("**/blogs");
  });

  test("stays when a link is followed offline, says so, and follows it once online", async () => {
    const { page, context, words } = await newVisit("nl", { expectsFailures: true });
    await open(page, "/privacy");
    await context.setOffline(true);
    const notice = page.getByRole("alert").filter({ hasText: words.travel.offlineTitle });
    await page.getByRole("contentinfo").getByRole("link", { name: words.footer.aboutUs, exact: true }).click();
    await notice.waitFor();
    await notice.getByRole("button", { name: words.travel.stay }).click();
    expect([await notice.count(), new URL(page.url()).pathname]).toEqual([0, "/privacy"]);
    await page.getByRole("contentinfo").getByRole("link", { name: words.footer.aboutUs, exact: true }).click();
    await notice.waitFor();
    await context.setOffline(false);
    await page.waitForURL("**/over-ons");
  });

  test("stays when a link or a search of the menu is used offline, and says so", async () => {
    const { page, context, words } = await newVisit("nl", { viewport: PHONE, expectsFailures: true });
    await open(page, "/privacy");
    await context.setOffline(true);
    const notice = page.getByRole("alert").filter({ hasText: words.travel.offlineTitle });
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu:modal").getByRole("link", { name: "Helpdesk" }).click();
    await notice.getByRole("button", { name: words.travel.stay }).click();
    await page.locator('a[href="#menu"]').click();
    await page.locator("#menu:modal").getByRole("searchbox").fill("kano");
    await page.keyboard.press("Enter");
    await notice.waitFor();
    expect(new URL(page.url()).pathname).toBe("/privacy");
    await context.setOffline(false);
    await page.waitForURL(/\/uitjes\?.*kano/);
  });

  test("shows a placeholder for each of several pictures that failed", async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/scenes/**", (route) => route.abort());
    await open(page, "/blogs");
    await expect.poll(() => page.getByText(words.card.drawingFailed).count()).toBeGreaterThan(3);
    const failed = () => page.evaluate(() => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0));
    await expect.poll(failed).toEqual([]);
  });

  test("says that a picture cannot be shown, and keeps its space", async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/scenes/**", (route) => route.abort());
    await open(page, "/over-ons");
    const placeholder = page.locator("main span").filter({ hasText: words.card.drawingFailed });
    await placeholder.waitFor();
    const box = await placeholder.boundingBox();
    expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100)).toBe(133);
  });

  test("works without its scripts, and loads them with the first tap once online", async () => {
    const { page } = await newVisit("nl", { viewport: PHONE, expectsFailures: true });
    let isDown = true;
    // A retry has a query.
    await page.route(/\/static\/assets\/boot-/, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto("/over-ons");
    await page.waitForLoadState("networkidle");
    await page.locator('header a[href="#menu"]').click();
    await page.locator("#menu:target").waitFor();
    isDown = false;
    await page.locator("#menu").getByRole("heading").first().click();
    await waitForHydration(page);
    await page.locator("#menu:modal").waitFor();
  });
});

describe("a static page of a site with a tag manager", () => {
  test(
    "asks for consent, lets it be withdrawn at its foot, and starts the container only when it is granted",
    { timeout: 60_000 },
    async () => {
      const tracked = await site.visit("nl");
      const { page, bar, words } = tracked;
      await open(page, "/over-ons");
      await bar.waitFor();
      expect([site.asked().length, await dataLayerOf(page)]).toEqual([0, null]);
      await tracked.grant();
      await bar.waitFor({ state: "detached" });
      await expect.poll(() => dataLayerOf(page)).toEqual(["consent default", "consent update", "gtm.js"]);
      await page.goto("/privacy");
      await expect.poll(() => dataLayerOf(page)).toEqual(["consent default", "consent update", "gtm.js"]);
      await page.getByRole("link", { name: words.footer.consent }).click();
      await bar.waitFor();
      expect(new URL(page.url()).pathname).toBe("/privacy");
      await tracked.refuse();
      await bar.waitFor({ state: "detached" });
      expect(await dataLayerOf(page)).toEqual(["consent default", "consent update", "gtm.js", "consent update"]);
    },
  );
});
