import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { hold } from "../support/hold.ts";
import { fillIn, somebody, standingIn } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { open, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();

describe("from page to page", () => {
  test("the title is read out and the focus goes to the content, and a filter keeps it where it is", async () => {
    const { page, brand, words } = await visit("nl");
    await open(page, "/");
    expect(await announced(page)).toBe("");
    await leadOn(page, words);
    await page.waitForURL("**/uitjes");
    await expect.poll(() => announced(page)).toContain(brand.overview.metaTitle);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("inhoud");

    const box = page.getByLabel("Teambuilding");
    await box.focus();
    await box.press("Space");
    await page.waitForURL(/filters=\d+/);
    await expect.poll(() => page.locator("main [aria-busy=false]").count()).toBe(1);
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  });

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

  test("a bar shows after a while that a page is on its way, and not before; who cannot see it is told", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await leadOn(page, words);
    const told = page.getByRole("status").filter({ hasText: words.travel.loading });
    await told.waitFor({ state: "attached" });
    const bar = page.locator("body > div:empty");
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0.3s");
    await expect.poll(() => bar.isVisible()).toBe(true);
    resolve();
    await page.waitForURL("**/uitjes");
    await expect.poll(() => bar.count()).toBe(0);
    expect(await told.count()).toBe(0);
  });

  const ONE = ["one activity", "/uitjes", 'main h3 a[href^="/uitjes/"]'] as const;
  const LIST = ["the list of organisations", "/", '[href="/overzicht"]'] as const;
  test.each(dailyOf([LIST, ONE], [LIST]))("%s shows a bar while it loads, and itself after that", EVERY_CASE, async (_name, from, link) => {
    const { page, words } = await visit("nl");
    await open(page, from);
    const there = page.locator(`${link}:visible`).first();
    const path = (await there.getAttribute("href")) ?? "";
    const letCome = await hold(page, `**${path}.data*`);
    await there.click();
    const told = page.getByRole("status").filter({ hasText: words.travel.loading });
    await told.waitFor({ state: "attached" });
    const bar = page.locator("body > div:empty");
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(from);
    letCome();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => bar.count()).toBe(0);
    expect(await told.count()).toBe(0);
    expect(await page.getByRole("article").or(page.locator("main h3")).count()).toBeGreaterThan(0);
  });

  test("what a tap shows is drawn before the step to the next page begins, and who sends a search by a key need not wait", async () => {
    const { page, words } = await visit("nl");
    const send = page.getByRole("search").locator("button[type=submit]");
    expect(await inPicture(page, () => leadOn(page, words))).toBe("idle");
    expect(await inPicture(page, () => send.click())).toBe("idle");
    expect(await inPicture(page, () => send.press("Enter"))).toBe("loading");
  });

  test("a card that a mouse lies on has its page's data fetched before the click, and the line brings none again", async () => {
    const { page } = await newVisit("nl");
    await open(page, "/uitjes");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) asked.push(new URL(request.url()).pathname);
    });
    const card = page.getByRole("article").first().getByRole("link").first();
    const { pathname } = new URL((await card.getAttribute("href")) ?? "", page.url());
    const came = page.waitForEvent("requestfinished", (request) => request.url().includes(`${pathname}.data`));
    await card.hover();
    await came;
    expect(asked).toEqual([`${pathname}.data`]);

    await card.click();
    await page.waitForURL(`**${pathname}`);
    const fetches = () =>
      page.evaluate((data) => {
        const entries = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
        return entries
          .filter(({ name }) => name.includes(data))
          .map(({ initiatorType, transferSize }) => `${initiatorType} ${transferSize}`);
      }, `${pathname}.data`);
    expect(await fetches()).toEqual([expect.stringMatching(/^link [1-9]/), "fetch 0"]);
  });

  test("a card fades into its page and the menu into its own, where the browser can; a filter changes the list at once", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const fades = await page.evaluateHandle(() => {
      const ways: string[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        ways.push(location.pathname);
        return start(update);
      };
      return ways;
    });
    await page.getByLabel("Teambuilding").click();
    await page.waitForURL(/filters=\d+/);
    expect(await fades.jsonValue()).toEqual([]);
    await page.getByRole("article").first().getByRole("link").first().click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+/);
    await expect.poll(() => fades.jsonValue()).toHaveLength(1);
    await leadOn(page, words);
    await page.waitForURL("**/uitjes");
    await expect.poll(() => fades.jsonValue()).toHaveLength(2);
  });

  test("who goes back in the moment of a tap has gone back", async () => {
    const { page, brand, words } = await visit("nl");
    await open(page, "/helpdesk");
    await page.locator('footer a[href="/"]:visible, header a[href="/"]:visible').first().click();
    await page.waitForURL(/\/$/);
    await expect.poll(() => page.title()).toContain(brand.name);
    await page
      .locator("header")
      .getByRole("navigation", { name: words.header.navigation })
      .getByRole("link")
      .first()
      .evaluate((link) => {
        link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        history.back();
      });
    await page.waitForURL("**/helpdesk");
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe("/helpdesk");
  });

  test("a page that nobody sees, and for which no picture is drawn, goes on all the same", LONG_RUN, async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await leadOn(page, words);
    await page.waitForURL("**/uitjes");
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

  test("a page that cannot be fetched says so, and can be tried again", async () => {
    const { page, words } = await visit("de", { expectsFailures: true });
    await open(page, `/uitjes/${SEARCHES.de.slug}`);
    await page.route("**/helpdesk.data*", (route) => route.abort());
    await page.locator('a[href="/helpdesk"]:visible').first().click();
    await page.getByRole("heading", { level: 1, name: words.travel.offlineTitle }).waitFor();
    await page.getByRole("link", { name: words.travel.retry }).click();
    await page.waitForURL("**/helpdesk");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe(words.travel.offlineTitle);
  });
});

/** What was read out last to who cannot see the page. */
async function announced(page: Page): Promise<string> {
  return (await page.locator("body > p[aria-live=polite]").textContent()) ?? "";
}

async function leadOn(page: Page, words: Visit["words"]): Promise<void> {
  await page.locator("header").getByRole("navigation", { name: words.header.navigation }).getByRole("link").first().click();
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** How the step to the overview stands with the router while the first picture after its click is made. */
async function inPicture(page: Page, leave: () => Promise<void>): Promise<unknown> {
  await open(page, "/");
  const stood = await page.evaluateHandle(() => {
    const stateOfStep = () => window.__reactRouterDataRouter?.state.navigation.state;
    const seen = Promise.withResolvers<unknown>();
    addEventListener("click", () => requestAnimationFrame(() => seen.resolve(stateOfStep())), { capture: true });
    return { first: seen.promise };
  });
  await leave();
  const first = await stood.evaluate((noted) => noted.first);
  await page.waitForURL((url) => url.pathname === "/uitjes");
  return first;
}
