import { expect, test } from "vitest";
import { structuredDataFindings } from "../support/structured-data/findings.ts";
import { waitForHydration, open, visits } from "../support/visit.ts";

const visit = visits();

// Every visit checks the policy and hydration: a violation of either is an error on the console.
test("structured data is in the page before and after hydration, and adds nothing to in-place navigations", async () => {
  const { page } = await visit("kids");
  await open(page, "/agenda");
  await waitForHydration(page);
  const block = page.locator('head > script[type="application/ld+json"]');
  expect(await block.count()).toBe(1);
  const alive = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
  expect(structuredDataFindings(alive)).toEqual([]);

  const step = page.waitForResponse(/\/agenda\?.*regions=1/);
  await page.locator('main a[href="/agenda?pagina=2"]').first().click();
  expect(await (await step).text()).not.toContain("schema.org");
});
