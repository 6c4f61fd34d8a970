import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, visits } from "../../support/visit.ts";

const visit = visits();

describe("a card", () => {
  test.each([
    ["of the first page", async () => {}],
    ["that was loaded by a filter", chooseFilter],
  ])("%s slides its pictures, and expands its text", async (_which, prepare) => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    await prepare(page);
    const card = page
      .locator("article", { has: page.locator("li + li") })
      .filter({ hasText: words.card.more })
      .first();
    await card.getByRole("button", { name: words.card.nextPicture }).dispatchEvent("click");
    const pictures = card.getByRole("list").first();
    await expect.poll(() => pictures.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(1);
    await expect
      .poll(() => card.locator("[aria-hidden] > i").evaluateAll((dots) => dots.findIndex(({ className }) => className !== "")))
      .toBe(1);
    expect((await card.getByRole("list").last().innerText()).trim()).not.toBe("");

    const text = card.locator("p:has(+ details)");
    const short = await heightOf(text);
    await card.getByText(words.card.more, { exact: true }).click();
    expect(await heightOf(text)).toBeGreaterThan(short);
  });

  test("with a failed picture says so, and a tap on it opens the activity", async () => {
    const { page, words } = await visit("nl", { expectsFailures: true, hasTouch: true });
    await page.route("**/static/scenes/**", (route) => route.abort());
    await open(page, "/uitjes");
    await page.getByText(words.card.pictureFailed).first().waitFor();
    await chooseFilter(page);
    const card = page.getByRole("article").first();
    const failed = card.getByText(words.card.pictureFailed).first();
    await failed.scrollIntoViewIfNeeded();
    const url = await card.getByRole("heading").getByRole("link").getAttribute("href");
    await failed.tap();
    await page.waitForURL(`**${url}`);
  });
});

test("a page that an extension changed before hydration recovers: pictures, texts and the links to the landing pages", async () => {
  const { page, words } = await visit("nl", { expectsFailures: true });
  // A translator wraps the texts in its own elements.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const heading = document.querySelector("h1");
      heading?.replaceChildren(Object.assign(document.createElement("font"), { textContent: "All outings" }));
      heading?.after(document.createElement("font"));
    }),
  );
  await open(page, "/uitjes");
  const cards = page.getByRole("article");
  const amount = await cards.count();
  expect(amount).toBeGreaterThan(10);
  await expect.poll(() => cards.locator("li:first-child > img, li:first-child > picture").count()).toBe(amount);
  await expect.poll(() => cards.locator("p:has(+ details)").count()).toBe(amount);
  // A text that fits needs no 'Meer'.
  const text = cards.first().locator("p:has(+ details)");
  await text.evaluate((paragraph) => (paragraph.textContent = "Kort."));
  await cards.first().locator("details[data-needless]").waitFor({ state: "attached" });
  const foot = page.locator("section", { has: page.getByRole("heading", { name: words.landing.title }) });
  expect(await foot.locator("a").count()).toBeGreaterThan(50);
});

/** Chooses a filter, and waits for the cards of its list. */
async function chooseFilter(page: Page): Promise<void> {
  await page.locator("article").evaluateAll((cards) => cards.forEach((card) => card.toggleAttribute("data-old", true)));
  await page
    .locator("input[name=filters]:enabled")
    .first()
    .evaluate((box: HTMLElement) => box.click());
  await page.locator("article:not([data-old])").first().waitFor();
  expect(await page.locator("article[data-old]").count()).toBe(0);
}

async function heightOf(text: Locator): Promise<number> {
  return (await text.boundingBox())?.height ?? 0;
}
