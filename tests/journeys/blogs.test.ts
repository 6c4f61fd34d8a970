import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../support/daily.ts";
import { open, PHONE } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe.each(dailyOn("be"))("the articles of %s", EVERY_BRAND, (key) => {
  test("a visitor opens the first article, reads it and follows its link to an outing", async () => {
    const { page, brand, words } = await visit(key);
    await open(page, "/blogs");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(brand.blogs.title);
    await page.getByRole("article").first().getByRole("link").click();
    await page.waitForURL(/\/blog\/\d+$/);

    const way = page.getByRole("navigation", { name: words.header.breadcrumbs }).getByRole("link");
    await expect.poll(() => way.allInnerTexts()).toEqual([brand.name, words.blogs.breadcrumb]);
    expect(await page.getByRole("link", { name: words.blogs.readMore }).getAttribute("href")).toMatch(/^(https:\/\/|\/overzicht\/)/);
    const relevant = page.getByRole("complementary", { name: words.blogs.relevant });
    expect(await relevant.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(2);
    const outing = relevant.getByRole("link").first();
    const title = await outing.innerText();
    await outing.click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  });
});

test("on a phone an article has a link back to all articles", async () => {
  const { page, words } = await visit("nl", { viewport: PHONE });
  await open(page, "/blog/0");
  await page.getByRole("link", { name: words.blogs.back }).click();
  await page.waitForURL(/\/blogs$/);
});

test("home shows the three latest articles and a link to all on company brands, and none on kids", async () => {
  const { page, words, brand } = await visit("de");
  await page.goto("/");
  const section = page.locator("section", { has: page.getByRole("heading", { name: brand.blogs.home }) });
  expect(await section.getByRole("article").count()).toBe(3);
  await section.getByRole("link", { name: words.blogs.toAll }).click();
  await page.waitForURL(/\/blogs$/);

  const kids = await visit("kids");
  await kids.page.goto("/");
  expect(await kids.page.getByRole("heading", { name: kids.brand.blogs.home }).count()).toBe(0);
});
