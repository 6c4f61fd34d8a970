import { afterAll, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import { testApp } from "../support/app.ts";
import { call, readCalls } from "../support/calls.ts";
import { addFourBrands } from "../support/four-brands.ts";

const planted = await testApp();
const onBrand = await addFourBrands(planted.db);
await planted.catalogue.refresh();
const starter = await testApp({ isFilled: true });
afterAll(() => Promise.all([planted.close(), starter.close()]));

const SECRET_FIELD = /mail|password|iban|hash|token|price(?!From)|duration|fax|notes|statistic|isEditCopy|quoteRequest/i;
const ADDRESS = /[\p{L}\p{N}.+_-]+@[\p{L}\p{N}-]+\.\p{L}+/u;

/** Every field and every text of an answer, however deep. */
function walk(value: unknown, field = ""): { field: string; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([name, inner]) => [{ field: name, value: null }, ...walk(inner, name)]);
}

/** Private fields and values in an answer; `planted` matches the secrets of addFourBrands. */
function secretsIn(answer: unknown, planted = ADDRESS): string[] {
  return walk(answer)
    .filter(({ field, value }) => SECRET_FIELD.test(field) || (typeof value === "string" && (planted.test(value) || ADDRESS.test(value))))
    .map(({ field, value }) => `${field}: ${String(value)}`);
}

test("no answer of any brand contains private data of editors, providers or visitors", async () => {
  for (const { key } of brands) {
    for (const [name, given] of Object.entries(readCalls(key, onBrand[key]))) {
      expect([name, secretsIn(await call(planted.client(key), name, given), /geheim/i)]).toEqual([name, []]);
    }
  }
});

test("notes of moderators are not public", async () => {
  expect(await planted.client("nl").findActivity({ activitySlug: "kano-nl" })).toMatchObject({
    reviewComment: null,
    contactPhone: "030 555 0100",
  });
  const { activities } = await planted.client("nl").findActivities({ page: 1, limit: 10, filterQuery: {} });
  expect(activities).toMatchObject([{ lastEditedBy: null, child: null }]);
});

test.for(brands)("no answer about the starter content of $name contains an e-mail address", { timeout: 30_000 }, async ({ key, pages }) => {
  const client = starter.client(key);
  const slugs = new Set<string>();
  const list = { limit: 100, filterQuery: { orderBy: "title" } } as const;
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const answer = await client.findActivities({ ...list, page });
    expect(secretsIn(answer.activities)).toEqual([]);
    pageCount = answer.pageCount;
    for (const { slug } of answer.activities) slugs.add(slug);
  }
  expect(slugs.size).toBeGreaterThan(0);
  for (const activitySlug of slugs) expect(secretsIn(await client.findActivity({ activitySlug }))).toEqual([]);

  const events = await client.findEvents({ page: 1, limit: 100 });
  expect(events.total > 0).toBe(pages.agenda !== null);
  const filters = await client.findFilters({ page: 1, limit: 100, filterQuery: {} });
  const locations = await client.findLocations({ page: 1, limit: 100, filterQuery: { genericSearchQuery: "a" } });
  expect(secretsIn([events, filters, locations, await client.findRandomBanner({})])).toEqual([]);
});
