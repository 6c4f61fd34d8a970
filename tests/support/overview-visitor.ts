import type { Page } from "playwright-core";
import type { Visit } from "./visit.ts";

/** The number of results on the overview. */
export async function found(page: Page): Promise<number> {
  const text = await page.locator("main [data-announces]", { hasText: /gevonden|gefunden/ }).innerText();
  return Number(text.replaceAll(".", "").match(/\d+/)?.[0]);
}

/** The count beside an option: the number of results with it. */
export async function countBeside(page: Page, name: string): Promise<number> {
  return Number(await page.getByLabel(name).locator("xpath=..").locator("span").last().textContent());
}

/** The names on the chips. */
export async function chips(page: Page, words: Visit["words"]): Promise<string[]> {
  const texts = await page
    .locator("main li > a", { hasText: words.overview.remove("").trim() })
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ""));
  return texts;
}
