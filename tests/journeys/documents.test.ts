import { describe, expect, test } from "vitest";
import { measuredSite } from "../support/measured-site.ts";
import { layerOf } from "../support/measured-visit.ts";
import { isAlive, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const site = measuredSite({ TAG_CONTAINER_TEST: "GTM-TEST1" });

describe("a document", () => {
  test("weighs a few KB of script, and none of React or of a router", async () => {
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

  test("is followed from another and leads on, each by a full navigation", async () => {
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

  test("is what a tab from before the deploy goes to when it asks for data", async () => {
    const { page } = await visit("nl");
    await open(page, "/");
    const answer = await page.evaluate(async () => {
      const response = await fetch("/blogs.data?pagina=2&_routes=screens%2Fblogs%2Fblogs");
      return { status: response.status, text: await response.text() };
    });
    expect(answer).toEqual({ status: 202, text: expect.stringContaining('"/blogs?pagina=2"') });
  });

  test("passes over the menu on the way back from a page that the menu led to", async () => {
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

  test("stays without a connection, says so, and goes on when there is one again", async () => {
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

  test("keeps the page when a link or a search of the menu is followed without a connection, and says so", async () => {
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

  test("says that a picture cannot be shown, and keeps its room", async () => {
    const { page, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/scenes/**", (route) => route.abort());
    await open(page, "/over-ons");
    const placeholder = page.locator("main span").filter({ hasText: words.card.drawingFailed });
    await placeholder.waitFor();
    const box = await placeholder.boundingBox();
    expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100)).toBe(133);
  });

  test("works without its scripts, and gets them with the first tap after the connection is back", async () => {
    const { page } = await newVisit("nl", { viewport: PHONE, expectsFailures: true });
    let isDown = true;
    await page.route("**/static/assets/boot-*.js", (route) => (isDown ? route.abort() : route.continue()));
    await page.goto("/over-ons");
    await page.waitForLoadState("networkidle");
    await page.locator('header a[href="#menu"]').click();
    await page.locator("#menu:target").waitFor();
    isDown = false;
    await page.locator("#menu").getByRole("heading").first().click();
    await isAlive(page);
    await page.locator("#menu:modal").waitFor();
  });
});

describe("a document of a measured site", () => {
  test("asks for consent, takes it back at its foot, and starts the container after a yes alone", { timeout: 60_000 }, async () => {
    const measured = await site.visit("nl");
    const { page, bar, words } = measured;
    await open(page, "/over-ons");
    await bar.waitFor();
    expect([site.asked().length, await layerOf(page)]).toEqual([0, null]);
    await measured.grant();
    await bar.waitFor({ state: "detached" });
    await expect.poll(() => layerOf(page)).toEqual(["consent default", "consent update", "gtm.js"]);
    await page.goto("/privacy");
    await expect.poll(() => layerOf(page)).toEqual(["consent default", "consent update", "gtm.js"]);
    await page.getByRole("link", { name: words.footer.consent }).click();
    await bar.waitFor();
    expect(new URL(page.url()).pathname).toBe("/privacy");
    await measured.refuse();
    await bar.waitFor({ state: "detached" });
    expect(await layerOf(page)).toEqual(["consent default", "consent update", "gtm.js", "consent update"]);
  });
});
