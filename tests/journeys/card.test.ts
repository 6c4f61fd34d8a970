import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, dailyOn, EVERY_BRAND, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { DESKTOP, open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = visits();
const warmVisit = warmVisits();
/** Distance below the viewport at which pictures are fetched (specification 2 §2). */
const NEAR_PX = 200;

describe("the pictures of a card", () => {
  test("slide in 500 ms, and change at once with reduced motion", async () => {
    const { page, words } = await warmVisit("nl");
    await open(page, "/uitjes");
    const next = cardsWithPictures(page).first().getByRole("button", { name: words.card.nextPicture });
    const slide = () => next.evaluate(durationsOfSlide);
    expect(await slide()).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(new Set(await slide())).toEqual(new Set([500]));
  });

  test("slide on from their current position when the button is pressed again", LONG_RUN, async () => {
    const { page, words } = await warmVisit("nl");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/uitjes");
    const card = cardsWithPictures(page).first();
    const amount = await card.getByRole("list").first().getByRole("listitem").count();
    const next = card.getByRole("button", { name: words.card.nextPicture });
    // One press more than there are pictures wraps around to the second.
    await next.evaluate((button: HTMLElement, presses) => {
      for (let press = 0; press < presses; press += 1) button.click();
    }, amount + 1);
    expect(await card.getByRole("list").first().evaluate(slideOf)).toBe(1);
    await expect.poll(() => litDot(card)).toBe(1);
  });

  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))(
    "are fetched once, from 200 px before they scroll into view, at $width px",
    EVERY_CASE,
    async (viewport) => {
      const { page } = await visit("nl", { viewport });
      const asked: string[] = [];
      page.on("request", (request) => request.url().includes("/static/scenes/") && asked.push(request.url()));
      await open(page, "/uitjes");
      await page.waitForLoadState("networkidle");
      const [waiting, shown] = [await picturesOf(page, true), await picturesOf(page, false)];
      expect(Math.max(...shown.map(({ top }) => top))).toBeLessThanOrEqual(viewport.height + NEAR_PX);
      expect(Math.min(...waiting.map(({ top }) => top))).toBeGreaterThan(viewport.height + NEAR_PX);

      const last = page.getByRole("article").last();
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => firstPicture(last).evaluate(isShown)).toBe(true);
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    },
  );

  test("after the first are fetched when the card is hovered or focused", async () => {
    const { page } = await warmVisit("nl");
    await open(page, "/uitjes");
    const card = cardsWithPictures(page).nth(1);
    const second = card.getByRole("list").first().getByRole("img").nth(1);
    expect(await second.evaluate(isShown)).toBe(false);
    await card.hover();
    await expect.poll(() => second.evaluate(isShown)).toBe(true);
  });

  test("after the first are fetched on a swipe, and not on a tap", async () => {
    const { page } = await visit("nl", { viewport: PHONE, hasTouch: true });
    await open(page, "/uitjes");
    const card = cardsWithPictures(page).nth(1);
    await card.scrollIntoViewIfNeeded();
    const list = card.getByRole("list").first();
    const isFetched = (index: number) => list.getByRole("img").nth(index).evaluate(isShown);
    const pictures = await list.getByRole("img").count();
    expect(pictures).toBeGreaterThan(2);
    await card.locator("summary").tap();
    await page.waitForTimeout(500);
    expect(await isFetched(1)).toBe(false);
    await list.evaluate((slides) => slides.scrollBy({ left: 20, behavior: "instant" }));
    await expect.poll(() => isFetched(pictures - 1)).toBe(true);
  });

  test("take the same space before and after loading", LONG_RUN, async () => {
    const { page } = await warmVisit("nl", { viewport: PHONE });
    await open(page, "/uitjes");
    const last = firstPicture(page.getByRole("article").last());
    const before = await last.boundingBox();
    await page.evaluate(() => document.querySelectorAll("img").forEach((image) => (image.loading = "eager")));
    await expect.poll(() => last.evaluate(isShown)).toBe(true);
    const after = await last.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  });

  test.each([
    ["nl", "Error!", "Kan afbeelding niet laden."],
    ["de", "Fehler!", "Das Bild konnte nicht geladen werden."],
  ] as const)("that cannot be loaded say so in the same room, also when that was before the scripts came, on %s", async (key, ...said) => {
    const { page } = await visit(key, { expectsFailures: true });
    await page.route("**/static/scenes/**", (route) => route.abort());
    await open(page, "/uitjes");
    const card = cardsWithPictures(page).first();
    await card.scrollIntoViewIfNeeded();
    for (const text of said) await card.getByText(text).first().waitFor();
    const [slider, failed] = [card.getByRole("list").first(), card.getByRole("list").first().locator("span").first()];
    expect(await failed.boundingBox()).toEqual(await slider.boundingBox());
  });
});

test("a decorative drawing that fails to load shows 'Error!' and no explanation", LONG_RUN, async () => {
  const { page } = await visit("nl", { expectsFailures: true });
  await page.route("**/static/scenes/**", (route) => route.abort());
  await open(page, "/helpdesk");
  await page.getByText("Error!").waitFor();
  expect(await page.getByText("Kan afbeelding niet laden.").count()).toBe(0);
});

test.each(dailyOn("be"))(
  "a card links to its activity and its organisation, marks its drawings, and names its audience, on %s",
  EVERY_BRAND,
  async (key) => {
    const { page, words, brand } = await warmVisit(key);
    await open(page, "/uitjes");
    const card = page
      .getByRole("article")
      .filter({ has: page.locator('a[href^="/overzicht/"]') })
      .first();
    expect(await card.getByRole("heading").getByRole("link").getAttribute("href")).toMatch(/^\/uitjes\/[a-z0-9-]+$/);
    expect(await card.locator('a[href^="/overzicht/"]').getAttribute("href")).toMatch(/^\/overzicht\/[a-z0-9-]+-\d+$/);
    expect(await card.getByText(words.card.button).count()).toBe(1);
    const slide = card.getByRole("listitem").first();
    expect(await slide.evaluate((one) => getComputedStyle(one, "::after").content)).toContain(words.detail.illustration);

    const labels = (await card.getByRole("list").last().getByRole("listitem").allInnerTexts()).join(" · ");
    if (brand.cardLabels === "persons") expect(labels).toMatch(/Person|personen|groepsgrootte|Gruppengröße/);
    else expect(labels).toMatch(/(jaar|Alle leeftijden).*(Alleen Binnen|Alleen Buiten|Binnen en Buiten)/);
  },
);

test.each(dailyOf([PHONE, DESKTOP], [DESKTOP]))("the whole card is one target, at $width px", EVERY_CASE, async (viewport) => {
  const { page } = await warmVisit("nl", { viewport });
  await open(page, "/uitjes");
  const card = page.getByRole("article").first();
  const url = await card.getByRole("heading").getByRole("link").getAttribute("href");
  // The title's link covers the card, and Playwright refuses to click a covered element.
  await card.locator("p").last().click({ force: true });
  await page.waitForURL(`**${url}`);
});

test.each([
  ["nl", "Meer", "Minder"],
  ["de", "Mehr", "Weniger"],
] as const)("'Meer' shows the rest of a description and hides it again, on %s", async (key, more, less) => {
  const { page } = await warmVisit(key);
  await open(page, "/uitjes");
  const card = page.getByRole("article").first();
  const text = card.locator("p:has(+ details)");
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const short = await height();
  await card.getByText(more, { exact: true }).click();
  expect(await height()).toBeGreaterThan(short);
  await card.getByText(less, { exact: true }).click();
  expect(await height()).toBe(short);
  expect(page.url()).toMatch(/\/uitjes$/);
});

test("an expanded card spans the row and stays in view, so that no row is half empty", async () => {
  const { page } = await warmVisit("nl");
  await open(page, "/uitjes");
  const card = page.getByRole("article").nth(1);
  const row = await card.locator("xpath=..").boundingBox();
  await card.getByText("Meer", { exact: true }).click();
  await expect.poll(async () => (await card.boundingBox())?.width).toBe(row?.width);
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(DESKTOP.height / 2);
  expect(await card.getByText("Minder", { exact: true }).evaluate((word) => word.getBoundingClientRect().bottom < innerHeight)).toBe(true);
});

test("without scripts 'Meer' works, and pictures have no buttons", async () => {
  const { page, words } = await warmVisit("nl", { javaScriptEnabled: false });
  await page.goto("/uitjes");
  const card = page.getByRole("article").first();
  expect(await card.getByRole("button", { name: words.card.nextPicture, includeHidden: true }).isVisible()).toBe(false);
  await card.getByText("Meer", { exact: true }).click();
  await card.getByText("Minder", { exact: true }).waitFor();
});

/** Cards with three or more pictures: the order changes hourly, and some cards have one picture or none. */
function cardsWithPictures(page: Page): Locator {
  return page.getByRole("article").filter({ has: page.locator("ul[tabindex]:has(> li:nth-child(3))") });
}

function firstPicture(card: Locator): Locator {
  return card.getByRole("list").first().getByRole("img").first();
}

/** First pictures of the cards below the first row, loaded or waiting: their distance from the top of the page, in pixels. */
function picturesOf(page: Page, waits: boolean): Promise<{ top: number }[]> {
  return page
    .locator("article li:first-child > img[loading=lazy]")
    .evaluateAll(
      (images, isWaiting) =>
        images.filter((image) => image.hasAttribute("data-src") === isWaiting).map((image) => ({ top: image.getBoundingClientRect().top })),
      waits,
    );
}

function isShown(image: Element): boolean {
  return image instanceof HTMLImageElement && !image.dataset.src && image.complete && image.naturalWidth > 0;
}

function litDot(card: Locator): Promise<number> {
  return card.locator("[aria-hidden] > i").evaluateAll((dots) => dots.findIndex(({ className }) => className !== ""));
}

/** Clicks within the page, to read the animations before they can end. */
function durationsOfSlide(button: Element): unknown[] {
  if (button instanceof HTMLElement) button.click();
  const running = button.closest("article")?.querySelector("ul")?.getAnimations({ subtree: true }) ?? [];
  return running.map(({ effect }) => effect?.getTiming().duration);
}

function slideOf(list: Element): number {
  return Math.round(list.scrollLeft / list.clientWidth);
}
