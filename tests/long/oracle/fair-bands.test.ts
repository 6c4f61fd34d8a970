import { expect, test } from "vitest";
import { createEngine } from "../../../packages/search/engine.ts";
import type { CityFacts, SearchFilter, SearchRecord } from "../../../packages/search/search.ts";
import { PLAIN } from "../../../packages/search/tests/plain-activity.ts";

const SEEDS = 40_000;
const PAGE = 15;

/** A city, and others at 6 and 20 km. */
const cities = [0, 6, 20].map((km, index): CityFacts => ({ id: index + 1, lon: 5, lat: 52 + km / 111.2, province: 1, regions: [] }));
const TEXTS = [{ title: "Kano" }, { companyName: "Kano" }, { description: "Kano" }];

/** 10 activities of the best band, which are all on the first page, and 60 of the next band for the other five positions. */
const records = Array.from({ length: 120 }, (_, index): SearchRecord => {
  const band = index < 10 ? 0 : 1 + Math.floor((index - 10) / 60);
  return { ...PLAIN, id: index + 1, provinces: [1], ...TEXTS[band], cities: [band + 1] };
});
const NEXT = 60;

test.each([
  { genericSearchQuery: "kano", orderBy: "relevance" },
  { city: 1, advancedCitySearch: true, orderBy: "distance" },
] satisfies SearchFilter[])("over many seeds each activity of a band gets its fair share of the first page by $orderBy", (filter) => {
  const search = createEngine({ cache: false });
  search.describe(1, { language: "nl", kinds: [], filters: [], cities });
  search.upsert(records);
  const times = new Map(records.map(({ id }) => [id, 0]));
  for (let seed = 0; seed < SEEDS; seed += 1)
    for (const id of search.search(1, { ...filter, seed }, { page: 1, limit: PAGE }).ids) times.set(id, (times.get(id) ?? 0) + 1);

  const shares = [...times.values()];
  expect(shares.slice(0, 10).every((shown) => shown === SEEDS)).toBe(true);
  const fair = (SEEDS * (PAGE - 10)) / NEXT;
  for (const shown of shares.slice(10, 10 + NEXT)) {
    expect(shown / fair).toBeGreaterThan(0.9);
    expect(shown / fair).toBeLessThan(1.1);
  }
  expect(shares.slice(10 + NEXT).every((shown) => shown === 0)).toBe(true);
});
