import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import type { Brand } from "../../src/brands/brand.ts";
import { SEARCHES } from "../support/searches.ts";
import { BRANDS, isAlive, visits } from "../support/visit.ts";

const visit = visits();

/** Fewer words than this are no page. */
const FEWEST_WORDS = 60;

test.each(BRANDS)("all that %s says once its scripts have run stands in the HTML that it serves", { timeout: 180_000 }, async (key) => {
  const { page, brand } = await visit(key);
  for (const path of pathsOf(brand)) {
    const response = await page.goto(path);
    const [main] = DomUtils.getElementsByTagName("main", parseDocument((await response?.text()) ?? ""));
    const served = wordsIn(main ? DomUtils.textContent(main) : "");
    await isAlive(page);
    const shown = wordsIn((await page.locator("main").textContent()) ?? "");
    expect([path, shown.difference(served)]).toEqual([path, new Set()]);
    expect(served.size).toBeGreaterThan(FEWEST_WORDS);
  }
});

/** A page of every kind that search engines read. */
function pathsOf({ key, openingWords, pages }: Brand): string[] {
  const lists = ["/", "/uitjes", `/${openingWords[0]}`, "/overzicht", "/blogs", ...(pages.agenda ? ["/agenda"] : [])];
  return [...lists, `/uitjes/${SEARCHES[key].slug}`, "/blog/3", "/helpdesk", "/over-ons", "/privacy"];
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}
