import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createEngine } from "./engine.ts";
import type { CityFacts, Cursor, SearchFilter, SearchRecord } from "./search.ts";

/** Cities 1 to 6, from 0 to 150 km north of the first. */
const cities = [0, 6, 20, 40, 70, 150].map((km, index): CityFacts => ({
  id: index + 1,
  lon: 5,
  lat: 52 + km / 111.2,
  province: 1,
  regions: [],
}));

/** A deterministic random number below a bound. */
function randomOf(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e37_79b1) | 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x6d2b_79f5;
    return (((state ^ (state >>> 12)) >>> 8) & 0xffff) % below;
  };
}

/** An activity with the words *blauwe kano* (blue canoe) side by side, separated, or in another field, in some city or none. */
function activity(id: number, random: (below: number) => number): SearchRecord {
  const texts = [
    { title: "Blauwe kano" },
    { title: "De kano is blauw" },
    { title: "Kano", description: "blauw" },
    { companyName: "Blauwe Kano", title: "Varen" },
    { title: "Varen", description: "In een blauwe kano" },
  ];
  const city = random(8);
  return { ...PLAIN, id, ...texts[random(texts.length)], cities: city < 1 || city > 6 ? [] : [city], provinces: [1] };
}

const QUERIES: SearchFilter[] = [
  { genericSearchQuery: "blauwe kano", orderBy: "relevance" },
  { genericSearchQuery: "blauwe kano", orderBy: "relevance", orderDirection: "ASC" },
  { city: 1, advancedCitySearch: true, orderBy: "distance" },
  { city: 1, advancedCitySearch: true, orderBy: "distance", orderDirection: "DESC" },
  { city: 3, radiusKm: 100, orderBy: "distance" },
  { orderBy: "random" },
];

test.each(QUERIES)(
  "a visitor who pages through $orderBy sees every unchanged activity once while others are added, changed and removed",
  (filter) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = randomOf(seed);
      const search = createEngine();
      search.describe(1, { language: "nl", kinds: [], filters: [], cities });
      const all = new Map(Array.from({ length: 120 }, (_, index) => [index + 1, activity(index + 1, random)]));
      search.upsert([...all.values()]);
      const seeded = { ...filter, seed };
      const atFirst = search.search(1, seeded, { page: 1, limit: 1_000 }).ids;
      const touched = new Set<number>();
      const shown: number[] = [];

      for (let [page, after] = [1, null as Cursor | null]; page < 40; page += 1) {
        const { ids, next } = search.search(1, seeded, { page, limit: 7, after });
        if (ids.length === 0) break;
        shown.push(...ids);
        after = next;

        // Sometimes the last one shown is removed too: then only the cursor knows its band.
        const removed = [random(2) === 0 ? (ids.at(-1) ?? 0) : 0, 1 + random(120)];
        const changed = [1 + random(120), 1 + random(120)].filter((id) => all.has(id) && !touched.has(id));
        const added = [1_000 + page * 2, 1_001 + page * 2];
        search.remove(removed);
        search.upsert([...changed, ...added].map((id) => activity(id, random)));
        for (const id of [...removed, ...changed, ...added]) touched.add(id);
      }

      const stayed = (ids: readonly number[]) => ids.filter((id) => !touched.has(id));
      expect(stayed(shown)).toEqual(stayed(atFirst));
    }
  },
);

test("an old link with only the last activity shown continues after its current position, and by page number once it is removed", () => {
  const random = randomOf(7);
  const search = createEngine();
  search.describe(1, { language: "nl", kinds: [], filters: [], cities });
  search.upsert(Array.from({ length: 60 }, (_, index) => activity(index + 1, random)));
  const filter: SearchFilter = { city: 1, advancedCitySearch: true, orderBy: "distance", seed: 3 };
  const ids = (page: number, after?: Cursor) => search.search(1, filter, { page, limit: 15, after }).ids;
  const [first, second, third] = [ids(1), ids(2), ids(3)];
  const last = first.at(-1) ?? 0;
  expect(ids(2, { id: last })).toEqual(second);
  search.remove([last]);
  expect(ids(2, { id: last })).toEqual([...second, ...third].slice(1, 16));
});
