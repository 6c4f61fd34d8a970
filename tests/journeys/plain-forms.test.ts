import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { htmlErrors } from "../support/judges/html.ts";
import { BRANDS, PHONE, visits } from "../support/visit.ts";

const visit = visits();

// The way from home to a quote, without scripts, is in main-job-plain.test.ts, and the newsletter's in newsletter.test.ts.
describe.each(BRANDS)("without JavaScript on a phone, on %s", (key) => {
  test("the panel filters, the menu leads on, and each page is sound HTML", async () => {
    const { page, brand, words } = await visit(key, { viewport: PHONE, javaScriptEnabled: false });
    await page.goto("/uitjes");
    await page.locator('a[href="#filters"]').click();
    const panel = page.locator("#filters");
    const group = panel.locator("details", { has: page.locator("input[name=filters]:enabled") }).first();
    const option = group.locator("label", { has: page.locator("input[name=filters]:enabled") }).first();
    if (!(await option.isVisible())) await group.locator("summary").first().click();
    const name = await option.locator("span").first().innerText();
    await option.locator("input").check();
    await panel.locator("button[type=submit]:visible").last().click();
    await page.waitForURL(/\/uitjes\?.*filters=\d+/);
    expect(await page.getByText(words.overview.remove(name)).count()).toBe(1);
    expect(await htmlErrors(await page.content())).toEqual([]);

    await page.locator('a[href="#menu"]').click();
    const menu = page.locator("#menu");
    const last = brand.menu.find(({ url }) => url === "/helpdesk");
    await menu.getByRole("link", { name: last?.title ?? "" }).click();
    await page.waitForURL("**/helpdesk");
    expect(await menu.isVisible()).toBe(false);
  });

  test.each(["/helpdesk", "/adverteren"])("a question on %s says what lacks, keeps what is there, and is thanked for", async (path) => {
    const { page } = await visit(key, { viewport: PHONE, javaScriptEnabled: false });
    await page.goto(path);
    const form = page.locator("#vraag");
    await form.locator("[name=name]").fill("Bram Smit");
    expect(await submit(page)).toBe(422);
    expect(await form.getByRole("alert").getByRole("link").count()).toBe(2);
    expect(await form.locator("[name=name]").inputValue()).toBe("Bram Smit");
    expect(await htmlErrors(await page.content())).toEqual([]);

    await form.locator("[name=email]").fill("bram@zeilmakerij.example");
    await form.locator("[name=phone]").fill("030 123 45 67");
    expect(await submit(page)).toBe(303);
    await page.waitForURL(`**${path}?vraag=verzonden#vraag`);
    expect(await htmlErrors(await page.content())).toEqual([]);
  });
});

/** The status of the answer to the question's form. */
async function submit(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator("#vraag button[type=submit]").click();
  const status = (await answer).status();
  await page.waitForLoadState();
  return status;
}
