import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createEngine } from "./engine.ts";
import type { CityFacts, Cursor, SearchFilter, SearchRecord } from "./search.ts";

/** Cities 1 to 6, from the same place to 100 km and more. */
const cities = [0, 6, 20, 40, 70, 150].map((km, index): CityFacts => ({
  id: index + 1,
  lon: 5,
  lat: 52 + km / 111.2,
  province: 1,
  regions: [],
}));

/** A number by chance below another, always the same. */
function chanceOf(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e37_79b1) | 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x6d2b_79f5;
    return (((state ^ (state >>> 12)) >>> 8) & 0xffff) % below;
  };
}

/** An activity that has the words *blauwe kano* side by side, apart, or elsewhere, in some place or none. */
function activity(id: number, chance: (below: number) => number): SearchRecord {
  const texts = [
    { title: "Blauwe kano" },
    { title: "De kano is blauw" },
    { title: "Kano", description: "blauw" },
    { companyName: "Blauwe Kano", title: "Varen" },
    { title: "Varen", description: "In een blauwe kano" },
  ];
  const city = chance(8);
  return { ...PLAIN, id, ...texts[chance(texts.length)], cities: city < 1 || city > 6 ? [] : [city], provinces: [1] };
}

const ASKED: SearchFilter[] = [
  { genericSearchQuery: "blauwe kano", orderBy: "relevance" },
  { genericSearchQuery: "blauwe kano", orderBy: "relevance", orderDirection: "ASC" },
  { city: 1, advancedCitySearch: true, orderBy: "distance" },
  { city: 1, advancedCitySearch: true, orderBy: "distance", orderDirection: "DESC" },
  { city: 3, radiusKm: 100, orderBy: "distance" },
  { orderBy: "random" },
];

test.each(ASKED)("who leafs through $orderBy while activities come, change and go sees each of those that stay once", (asked) => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const chance = chanceOf(seed);
    const search = createEngine();
    search.describe(1, { language: "nl", kinds: [], filters: [], cities });
    const all = new Map(Array.from({ length: 120 }, (_, index) => [index + 1, activity(index + 1, chance)]));
    search.upsert([...all.values()]);
    const filter = { ...asked, seed };
    const atFirst = search.search(1, filter, { page: 1, limit: 1_000 }).ids;
    const touched = new Set<number>();
    const shown: number[] = [];

    for (let [page, after] = [1, null as Cursor | null]; page < 40; page += 1) {
      const { ids, next } = search.search(1, filter, { page, limit: 7, after });
      if (ids.length === 0) break;
      shown.push(...ids);
      after = next;

      // The one shown last goes too, now and then: its band is known by the cursor alone.
      const gone = [chance(2) === 0 ? (ids.at(-1) ?? 0) : 0, 1 + chance(120)];
      const changed = [1 + chance(120), 1 + chance(120)].filter((id) => all.has(id) && !touched.has(id));
      const come = [1_000 + page * 2, 1_001 + page * 2];
      search.remove(gone);
      search.upsert([...changed, ...come].map((id) => activity(id, chance)));
      for (const id of [...gone, ...changed, ...come]) touched.add(id);
    }

    const stayed = (ids: readonly number[]) => ids.filter((id) => !touched.has(id));
    expect(stayed(shown)).toEqual(stayed(atFirst));
  }
});

test("a link from before that tells only the activity shown last goes on behind where it is, and by its number once it is gone", () => {
  const chance = chanceOf(7);
  const search = createEngine();
  search.describe(1, { language: "nl", kinds: [], filters: [], cities });
  search.upsert(Array.from({ length: 60 }, (_, index) => activity(index + 1, chance)));
  const filter: SearchFilter = { city: 1, advancedCitySearch: true, orderBy: "distance", seed: 3 };
  const ids = (page: number, after?: Cursor) => search.search(1, filter, { page, limit: 15, after }).ids;
  const [first, second, third] = [ids(1), ids(2), ids(3)];
  const last = first.at(-1) ?? 0;
  expect(ids(2, { id: last })).toEqual(second);
  search.remove([last]);
  expect(ids(2, { id: last })).toEqual([...second, ...third].slice(1, 16));
});
