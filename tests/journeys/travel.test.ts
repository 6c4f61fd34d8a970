import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { hold } from "../support/hold.ts";
import { fillIn, somebody, standingIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { open, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();

describe("from page to page", () => {
  test("a page begins at its top, and the way back ends where it began", async () => {
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

  test("a card fades into its page and the menu into its own, where the browser can; a filter changes the list at once", async () => {
    const { page, words } = await newVisit("nl");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    // Browsers tell a document with this event whether it comes by a transition.
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
    await leadOn(page, words);
    await page.waitForURL("**/uitjes");
    await expect.poll(fades).toBe(true);
  });
});

describe("within a list", () => {
  test("a filter keeps the focus where it is, and how many were found is read out", async () => {
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

  test("a bar shows after a while that a list is on its way, and not before, and a screen reader announces it", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const letCome = await hold(page, "**regions=1");
    await page.getByRole("link", { name: words.overview.next, exact: true }).click();
    await expect.poll(() => announced(page)).toBe(words.travel.loading);
    const bar = page.locator("body > div:empty");
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0.3s");
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe("");
    letCome();
    await page.waitForURL(/pagina=2/);
    await expect.poll(() => bar.isVisible()).toBe(false);
    expect(await announced(page)).not.toBe(words.travel.loading);
  });

  test("a list that nobody sees, and for which no picture is drawn, is fetched all the same", LONG_RUN, async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.getByLabel("Teambuilding").click();
    await page.waitForURL(/filters=\d+/);
  });

  test("another page of it is left and come back to at the height where somebody stood, also when they choose on at once", async () => {
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

    const letCome = await hold(page, "**pagina=2**regions=1");
    await next.click();
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+$/);
    letCome();
    await page.waitForLoadState("networkidle");
    expect(page.url()).toMatch(/\?filters=\d+$/);
  });
});

describe("a part whose script does not come leaves the page as it is, with what was typed:", () => {
  test("a picture opens in a window of its own, every time", LONG_RUN, async () => {
    const { page, context, words } = await newVisit("nl", { expectsFailures: true });
    await page.route("**/static/assets/lightbox-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await open(page, `/uitjes/${SEARCHES.nl.slug}`);
    const form = await openQuoteForm(page);
    const person = somebody();
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
    expect(await standingIn(form, ["name", "description"])).toEqual({ name: person.name, description: person.description });
  });
});

describe("without a line", () => {
  test("a page stays with what was typed and says why, and goes on by itself once there is one", async () => {
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

  test("a line that is back as soon as its want is said takes the step along", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    await page.evaluate(() => {
      const tell = (onLine: boolean) => {
        Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
        dispatchEvent(new Event(onLine ? "online" : "offline"));
      };
      const isSaid = new MutationObserver(() => {
        if (!document.querySelector("[role=alert]")) return;
        isSaid.disconnect();
        tell(true);
      });
      isSaid.observe(document.body, { childList: true, subtree: true });
      tell(false);
    });
    await page.getByLabel(words.home.keyword, { exact: true }).fill("kreken");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.waitForURL(/\/uitjes\?(.*&)?zoek=kreken/);
  });
});

/** What was read out last to who cannot see the page. */
async function announced(page: Page): Promise<string> {
  return (await page.locator("#announcement").textContent()) ?? "";
}

async function leadOn(page: Page, words: Visit["words"]): Promise<void> {
  await page.locator("header").getByRole("navigation", { name: words.header.navigation }).getByRole("link").first().click();
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
