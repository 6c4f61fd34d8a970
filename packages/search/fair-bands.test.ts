import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createEngine } from "./engine.ts";
import type { CityFacts, SearchFilter, SearchRecord } from "./search.ts";

const SEEDS = 4_000;
const PAGE = 15;
/** The first page has all five activities of the first band, and ten of the thirty in the next. */
const [FIRST, NEXT] = [5, 30];

const cities = [0, 6].map((km, index): CityFacts => ({ id: index + 1, lon: 5, lat: 52 + km / 111.2, province: 1, regions: [] }));

/** Activities of two bands and of a later one, with interleaved ids. */
function activities(): SearchRecord[] {
  return Array.from({ length: 3 * (FIRST + NEXT) }, (_, index): SearchRecord => {
    const place = (index * 37) % (3 * (FIRST + NEXT));
    if (place < FIRST) return { ...PLAIN, id: index + 1, title: "Blauwe kano", cities: [1], provinces: [1] };
    if (place < FIRST + NEXT) return { ...PLAIN, id: index + 1, title: "De kano is blauw", cities: [2], provinces: [1] };
    return { ...PLAIN, id: index + 1, title: "Varen", description: "in een blauwe kano", cities: [], provinces: [1] };
  });
}

test.each<SearchFilter>([
  { genericSearchQuery: "blauwe kano", orderBy: "relevance" },
  { city: 1, advancedCitySearch: true, orderBy: "distance" },
])("within a band of $orderBy every activity is on the first page as often as the others", (filter) => {
  const search = createEngine({ cache: false });
  search.describe(1, { language: "nl", kinds: [], filters: [], cities });
  search.upsert(activities());
  const shown = new Map<number, number>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { ids } = search.search(1, { ...filter, seed }, { page: 1, limit: PAGE });
    for (const id of ids) shown.set(id, (shown.get(id) ?? 0) + 1);
  }
  const times = [...shown.values()].toSorted((a, b) => b - a);
  expect(times).toHaveLength(FIRST + NEXT);
  expect(times.slice(0, FIRST)).toEqual(Array(FIRST).fill(SEEDS));
  const shares = times.slice(FIRST).map((time) => time / ((SEEDS * (PAGE - FIRST)) / NEXT));
  expect(Math.min(...shares)).toBeGreaterThan(0.9);
  expect(Math.max(...shares)).toBeLessThan(1.1);
});
