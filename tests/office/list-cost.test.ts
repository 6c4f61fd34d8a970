import { afterAll, beforeAll, expect, test } from "vitest";
import { COSTLY, LISTS } from "../support/list-cost-cases.ts";
import { fillLists } from "../support/list-cost.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

let office: TestOffice;
let editor: OfficeVisitor;
beforeAll(async () => {
  office = await testOffice();
  await fillLists(office.db, { rows: 2_000, rareEvery: 20 });
  editor = await office.editor();
});
afterAll(() => office.close());

/** What they cost is measured in tests/long/office/list-cost.test.ts. */
test.for(LISTS)("a list of 2,000 rows shows 50 of them, and a next page: %s", async (path) => {
  const html = await (await editor.get(path)).text();
  expect(html.match(/<tr[ >]/g)?.length).toBeGreaterThanOrEqual(51);
  expect(html).toContain('rel="next"');
});

test.for(COSTLY)("what is measured is a filter or an order that the list knows: %s", async (path) => {
  const html = await (await editor.get(path)).text();
  const { searchParams } = new URL(path, office.site.origin);
  for (const name of searchParams.keys()) {
    if (name === "orde") expect(html).toContain("aria-sort=");
    else expect(html).toContain(`id="filter-${name}"`);
  }
  expect(html).not.toContain("telt niet mee");
  expect(html).not.toContain("tellen niet mee");
});

test("more than a thousand rows are not counted", async () => {
  expect(await (await editor.get("/berichten")).text()).toContain("meer dan 1000 regels");
  expect(await (await editor.get("/berichten?merk=de")).text()).toContain("100 regels");
});
