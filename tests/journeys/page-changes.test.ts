import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { fillIn, newPerson, valuesIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { open, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();

describe("from page to page", () => {
  test("a page starts at its top, and the back button restores the scroll position", async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes");
    const card = page.getByRole("article").nth(9).getByRole("link").first();
    await card.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(600);
    await card.click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await page.waitForURL("**/uitjes");
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);

    await page.locator("footer").getByRole("link").first().scrollIntoViewIfNeeded();
    await page.locator("header").getByRole("link").first().click();
    await page.waitForURL(/\/$/);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test("a card and the menu fade into their pages, where the browser supports it; a filter changes the list at once", async () => {
    const { page, words } = await newVisit("nl");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    // This event says whether a document is shown with a view transition.
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => Object.assign(window, { fades: Reflect.get(event, "viewTransition") !== null }));
    });
    const fades = () => page.evaluate(() => Reflect.get(window, "fades"));
    await open(page, "/uitjes");
    await page.getByLabel("Teambuilding").click();
    await page.waitForURL(/filters=\d+/);
    expect(await fades()).toBe(false);
    await page.getByRole("article").first().getByRole("link").first().click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+/);
    await expect.poll(fades).toBe(true);
    await followFirstMenuLink(page, words);
    await page.waitForURL("**/uitjes");
    await expect.poll(fades).toBe(true);
  });
});

describe("within a list", () => {
  test("a filter keeps the focus, and the number of results is announced", async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes");
    const box = page.getByLabel("Teambuilding");
    await box.focus();
    await box.press("Space");
    await page.waitForURL(/filters=\d+/);
    await expect.poll(() => page.locator("main [aria-busy=false]").count()).toBe(1);
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    const found = (await page.locator("[data-announces]").textContent()) ?? "-";
    await expect.poll(() => announced(page)).toBe(found);
  });

  test("a progress bar appears only after 300 ms of loading, and a screen reader announces it", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const release = await holdRequests(page, "**regions=1");
    await page.getByRole("link", { name: words.overview.next, exact: true }).click();
    await expect.poll(() => announced(page)).toBe(words.travel.loading);
    const bar = page.locator("body > div:empty");
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0.3s");
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe("");
    release();
    await page.waitForURL(/pagina=2/);
    await expect.poll(() => bar.isVisible()).toBe(false);
    expect(await announced(page)).not.toBe(words.travel.loading);
  });

  test("a list is fetched in a hidden tab too, where no frame is painted", LONG_RUN, async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.getByLabel("Teambuilding").click();
    await page.waitForURL(/filters=\d+/);
  });

  test("the back button restores the scroll position in it, and a choice replaces a page that still loads", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const next = page.getByRole("link", { name: words.overview.next, exact: true });
    await next.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await next.click();
    await page.waitForURL(/pagina=2/);
    await expect.poll(() => scrolled(page)).toBeLessThan(before - 600);
    await page.goBack();
    await page.waitForURL("**/uitjes");
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);

    const release = await holdRequests(page, "**pagina=2**regions=1");
    await next.click();
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+$/);
    release();
    await page.waitForLoadState("networkidle");
    expect(page.url()).toMatch(/\?filters=\d+$/);
  });
});

describe("when the script of an island fails to load, the page and its fields stay:", () => {
  test("a picture opens in a new window, every time", LONG_RUN, async () => {
    const { page, context, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/assets/lightbox-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await open(page, `/uitjes/${SEARCHES.nl.slug}`);
    const form = await openQuoteForm(page);
    const person = newPerson();
    await fillIn(form, person);
    const picture = page
      .getByRole("list", { name: words.card.pictures(SEARCHES.nl.title) })
      .getByRole("link")
      .first();
    const address = await picture.getAttribute("href");
    for (let time = 1; time <= 2; time++) {
      const beside = context.waitForEvent("page");
      await picture.click();
      await (await beside).waitForURL(`**${address}`);
    }
    expect(await valuesIn(form, ["name", "description"])).toEqual({ name: person.name, description: person.description });
  });
});

describe("offline", () => {
  test("a page keeps its fields and shows a message, and continues by itself once online", async () => {
    const { page, context, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/");
    const keyword = page.getByLabel(words.home.keyword, { exact: true });
    await keyword.fill("kreken");
    await context.setOffline(true);
    await page.getByRole("search").locator("button[type=submit]").click();
    const notice = page.getByRole("alert").filter({ hasText: words.travel.offlineTitle });
    await notice.waitFor();
    expect(await keyword.inputValue()).toBe("kreken");
    expect(page.url()).toMatch(/\/$/);

    await notice.getByRole("button", { name: words.travel.stay }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.getByRole("search").locator("button[type=submit]").click();
    await notice.waitFor();
    await context.setOffline(false);
    await page.waitForURL(/\/uitjes\?(.*&)?zoek=kreken/);
    expect(await notice.count()).toBe(0);
  });

  test("a navigation continues when the connection returns as soon as the message is shown", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    await page.evaluate(() => {
      const setOnline = (onLine: boolean) => {
        Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
        dispatchEvent(new Event(onLine ? "online" : "offline"));
      };
      const observer = new MutationObserver(() => {
        if (!document.querySelector("[role=alert]")) return;
        observer.disconnect();
        setOnline(true);
      });
      observer.observe(document.body, { childList: true, subtree: true });
      setOnline(false);
    });
    await page.getByLabel(words.home.keyword, { exact: true }).fill("kreken");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?(.*&)?zoek=kreken/);
  });
});

/** The last screen reader announcement. */
async function announced(page: Page): Promise<string> {
  return (await page.locator("#announcement").textContent()) ?? "";
}

async function followFirstMenuLink(page: Page, words: Visit["words"]): Promise<void> {
  await page.locator("header").getByRole("navigation", { name: words.header.navigation }).getByRole("link").first().click();
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
