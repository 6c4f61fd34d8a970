import { expect, test } from "vitest";
import { structuredDataFindings } from "../support/structured-data/findings.ts";
import { isAlive, open, visits } from "../support/visit.ts";

const visit = visits();

// That neither the policy nor hydration minds it is part of every visit: both would be an error on the console.
test("what is told to search engines stands in the page before and after it comes alive, and costs no step anything", async () => {
  const { page } = await visit("kids");
  await open(page, "/agenda");
  await isAlive(page);
  const block = page.locator('head > script[type="application/ld+json"]');
  expect(await block.count()).toBe(1);
  const alive = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
  expect(structuredDataFindings(alive)).toEqual([]);

  const step = page.waitForResponse(/\/agenda\?.*regions=1/);
  await page.locator('main a[href="/agenda?pagina=2"]').first().click();
  expect(await (await step).text()).not.toContain("schema.org");
});
