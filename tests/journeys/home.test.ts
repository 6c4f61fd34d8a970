import { expect, test } from "vitest";
import { LONG_RUN } from "../support/daily.ts";
import { open, PHONE, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();

test("the card of a kind links to its activities", LONG_RUN, async () => {
  for (const [key, first] of [
    ["nl", "Op het water"],
    ["de", "Auf dem Wasser"],
    ["kids", "Dieren"],
  ] as const) {
    const { page, words } = await visit(key);
    await page.goto("/");
    const card = page.locator(`a[href^="/uitjes?filters="]`).first();
    expect(await card.textContent()).toMatch(new RegExp(`^${first}\\d+ ${words.activities(2).replace(/^\d+ /, "")}$`));
    await card.click();
    await page.waitForURL(/\/uitjes\?filters=/);
    await page.getByText(words.overview.clear, { exact: true }).waitFor();
  }
});

test("on a small screen the card of a kind is a row with a small picture beside the name", LONG_RUN, async () => {
  const { page } = await visit("nl", { viewport: PHONE });
  await page.goto("/");
  const card = page.locator(`a[href^="/uitjes?filters="]`).first();
  const [picture, name] = await Promise.all([card.locator("img").boundingBox(), card.getByText("Op het water").boundingBox()]);
  expect(picture?.width).toBeLessThan(100);
  expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  const middle = (name?.y ?? 0) + (name?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(picture?.y ?? Infinity);
  expect(middle).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

test("company brands show the six latest activities in two columns, each with a button, and kids does not", async () => {
  const { page, words } = await visit("nl");
  await page.goto("/");
  const section = page.locator("section", { has: page.getByRole("heading", { name: words.home.newTitle("Uitjesbaas") }) });
  const buttons = section.getByRole("link", { name: words.home.newActivity.button.title });
  expect(await buttons.count()).toBe(6);
  const columns = new Set(
    await Promise.all((await section.locator("article").all()).map(async (article) => (await article.boundingBox())?.x)),
  );
  expect(columns.size).toBe(2);
  const block = section.getByRole("article").first();
  const [title, company] = [await block.getByRole("heading").innerText(), await block.locator("h3 + p").innerText()];
  expect([title, company]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  expect(await block.getByText(/\d+ personen/).isVisible()).toBe(true);
  const picture = block.getByRole("img").first();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
  await buttons.first().click();
  await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);

  const kids = await visit("kids");
  await kids.page.goto("/");
  expect(await kids.page.getByText(words.home.newTitle("Kidsuitjes")).count()).toBe(0);
});

test("a number of persons below 0 becomes 0", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/");
  const persons = page.getByLabel(words.home.persons);
  await persons.fill("-5");
  await expect.poll(() => persons.inputValue()).toBe("0");
  await persons.fill("20");
  expect(await persons.inputValue()).toBe("20");
});

test("buttons change the number of persons in place of the browser's own, and the search button shows the new count", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/");
  const persons = page.getByLabel(words.home.persons);
  const show = page.getByRole("search").locator("button[type=submit]");
  const before = await show.textContent();
  const more = page.getByRole("search").getByRole("button", { name: words.amount.more });
  await more.click();
  await expect.poll(() => persons.inputValue()).toBe("1");
  await more.click();
  await expect.poll(() => persons.inputValue()).toBe("2");
  await page.getByRole("search").getByRole("button", { name: words.amount.less }).click();
  await expect.poll(() => persons.inputValue()).toBe("1");
  await expect.poll(() => show.textContent()).not.toBe(before);
  expect(await persons.evaluate((field) => getComputedStyle(field).appearance)).toBe("textfield");
});

test("the search button shows the count for the filled-in fields", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/");
  const button = page.getByRole("search").locator("button[type=submit]");
  const before = await button.textContent();
  expect(before).toMatch(/^Toon \d{3,} uitjes$/);
  await page.getByLabel(words.home.keyword).fill("kano");
  await expect.poll(() => button.textContent(), { timeout: 5_000 }).not.toBe(before);
});

test("the search button counts fields filled in before hydration, and sends no request when they are empty", async () => {
  const { page, words } = await newVisit("nl");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
  await open(page, "/");
  await page.getByLabel(words.home.place, { exact: true }).focus();
  await page.locator("[popover] [role=option]").first().waitFor();
  expect(asked.filter((url) => url.includes("/activities"))).toEqual([]);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto("/");
  const button = page.getByRole("search").locator("button[type=submit]");
  const before = await button.textContent();
  await page.getByLabel(words.home.keyword, { exact: true }).fill("kano");
  release();
  await expect.poll(() => button.textContent()).not.toBe(before);
});
