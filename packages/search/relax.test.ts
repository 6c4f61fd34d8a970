import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createScan } from "./oracle/scan.ts";
import { relax } from "./relax.ts";
import type { PlatformFacts, SearchFilter, SearchRecord } from "./search.ts";
import { queryWords } from "./text/query-words.ts";

const ACTIVE = 31;
const CULTURAL = 32;
const ON_WATER = 41;
const FOR_TEAMS = 51;

const groups: Readonly<Record<number, number>> = { [ACTIVE]: 3, [CULTURAL]: 3, [ON_WATER]: 4, [FOR_TEAMS]: 5 };
const groupOf = (filter: number) => groups[filter] ?? null;
const partsOf = () => [];
const wordsOf = (text: string) => queryWords(text, "nl").map((word) => word.text);

const facts: PlatformFacts = {
  language: "nl",
  kinds: [],
  filters: Object.entries(groups).map(([id, group]) => ({ id: Number(id), group, name: "" })),
  cities: [
    { id: 1, lon: 5.12, lat: 52.09, province: 10, regions: [] },
    { id: 2, lon: 5.39, lat: 52.16, province: 10, regions: [] },
  ],
};

const plain: SearchRecord = { ...PLAIN, title: "Uitje", indoorOutdoor: "INDOOR" };

/** The relaxations of searches that find nothing among these records. */
function relaxing(...records: Partial<SearchRecord>[]) {
  const scan = createScan(records.map((record, index) => ({ ...plain, id: index + 1, ...record })));
  scan.describe(1, facts);
  return (filter: SearchFilter) => scan.search(1, filter, { page: 1, limit: 1 }).relaxations;
}

test("a search that finds nothing lists what it finds without each condition, the most first", () => {
  const relaxations = relaxing(
    { filters: [ACTIVE], title: "Kanoën op de Linge", personsMax: 10 },
    { filters: [ACTIVE], title: "Klimmen aan de Linge", personsMax: 10 },
    { title: "Linge vol muziek" },
  );
  expect(relaxations({ filters: [ACTIVE], genericSearchQuery: "Linge", personCount: 300 })).toEqual([
    { drop: { field: "personCount" }, total: 2 },
    { drop: { field: "filters", filterId: ACTIVE }, total: 1 },
  ]);
});

test("one word of a text may be dropped, as typed; the whole text only where nothing else helps", () => {
  const relaxations = relaxing({ title: "Kanoën op de Linge" }, { title: "Vlot bouwen" });
  expect(relaxations({ genericSearchQuery: "Kanoën, Linge zeppelin" })).toEqual([
    { drop: { field: "genericSearchQuery", word: "zeppelin" }, total: 1 },
  ]);
  expect(relaxations({ genericSearchQuery: "zeppelin luchtballon", personCount: 5 })[0]?.drop).toEqual({ field: "genericSearchQuery" });
  expect(relaxing({ title: "Kanoën" })({ genericSearchQuery: "Kanoën Zeppelin" })[0]?.drop).toMatchObject({ word: "Zeppelin" });
});

test("a text with one significant word is dropped as a whole, not reduced to its stop words", () => {
  const stopWords = new Set(["de", "op"]);
  const words = (text: string) => {
    const all = wordsOf(text);
    const significant = all.filter((word) => !stopWords.has(word));
    return significant.length > 0 ? significant : all;
  };
  const count = ({ genericSearchQuery }: SearchFilter) => (genericSearchQuery?.includes("zeppelin") ? 0 : 7);
  expect(relax({ genericSearchQuery: "op de zeppelin" }, { wordsOf: words, partsOf, groupOf, count, alreadyFound: 0 })).toEqual([
    { drop: { field: "genericSearchQuery" }, total: 7 },
  ]);
});

test("one of two filters of a group is never dropped: they are alternatives", () => {
  const relaxations = relaxing({ filters: [ACTIVE] }, { filters: [CULTURAL] });
  expect(relaxations({ filters: [ACTIVE, CULTURAL, ON_WATER] })).toEqual([{ drop: { field: "filters", filterId: ON_WATER }, total: 2 }]);
});

test("an unknown filter is dropped", () => {
  expect(relaxing({ filters: [ACTIVE] })({ filters: [ACTIVE, 999] })).toEqual([{ drop: { field: "filters", filterId: 999 }, total: 1 }]);
});

test("a city is dropped with its radius, and the radius alone where the city finds more without it", () => {
  const relaxations = relaxing({ cities: [2], minimumAge: 8 }, { provinces: [10] }, {});
  expect(relaxations({ city: 1, radiusKm: 5, advancedCitySearch: true })).toEqual([
    { drop: { field: "city" }, total: 3 },
    { drop: { field: "radiusKm" }, total: 2 },
    { drop: { field: "radiusKm" }, instead: 25, total: 1 },
  ]);
  expect(relaxations({ city: 1, radiusKm: 5 })).toEqual([
    { drop: { field: "city" }, total: 3 },
    { drop: { field: "radiusKm" }, instead: 25, total: 1 },
  ]);
});

test("every condition can be dropped", () => {
  const relaxations = relaxing({ title: "Kanoën", filters: [ACTIVE], cities: [1], minimumAge: 8, organisation: { id: 7, name: "Hoeve" } });
  const searches: SearchFilter[] = [
    ...[{ personCount: 3, organisation: 8 }, { minimumAge: 5 }, { province: 11 }, { region: 100 }, { city: 9 }],
    ...[{ bounds: { lonMin: 0, latMin: 0, lonMax: 1, latMax: 1 } }, { geographicLocation: ["EUROPE" as const] }],
    ...[{ indoorOutdoor: "OUTDOOR" as const }, { organisation: 8 }, { excludeActivity: 1 }, { genericSearchQuery: "zeppelin" }],
  ];
  const fields = searches.map((filter) => relaxations({ ...filter, filters: [ACTIVE] })[0]?.drop.field);
  expect(fields).toEqual([
    ...["organisation", "minimumAge", "province", "region", "city", "bounds", "geographicLocation"],
    ...["indoorOutdoor", "organisation", "excludeActivity", "genericSearchQuery"],
  ]);
});

test("where two conditions must be dropped, the pair is offered, but never three", () => {
  const relaxations = relaxing({ filters: [ACTIVE] });
  expect(relaxations({ filters: [ACTIVE], personCount: 3, province: 11, region: 100 })).toEqual([
    { drop: { field: "province" }, and: { field: "region" }, total: 1 },
  ]);
  expect(relaxations({ filters: [ACTIVE], city: 9, province: 11, region: 100 })).toEqual([]);
});

test("relaxations that keep the words come first, and two conditions are dropped where that finds clearly more", () => {
  const canoe = { title: "Kanoën" };
  const relaxations = relaxing(
    ...[
      { ...canoe, cities: [2], personsMax: 30 },
      { ...canoe, cities: [1], personsMax: 10 },
      { ...canoe, cities: [1], personsMax: 10 },
    ],
    ...[canoe, canoe, canoe].map((one) => ({ ...one, cities: [2], personsMax: 10 })),
    ...Array.from({ length: 20 }, () => ({ title: "Klimmen", cities: [1] })),
  );
  const search: SearchFilter = { genericSearchQuery: "kano", city: 1, personCount: 25 };
  expect(relaxations(search)).toEqual([
    { drop: { field: "personCount" }, total: 2 },
    { drop: { field: "city" }, total: 1 },
    { drop: { field: "radiusKm" }, instead: 25, total: 1 },
    { drop: { field: "personCount" }, and: { field: "city" }, total: 6 },
  ]);
});

test("dropping a word is offered too, where that finds twice as many as every relaxation that keeps it", () => {
  const near = (title: string, count: number) => Array.from({ length: count }, () => ({ title, provinces: [10], personsMax: 30 }));
  const search: SearchFilter = { genericSearchQuery: "kano", province: 10, personCount: 25 };
  const canoes = [{ title: "Kanoën" }, { title: "Kanoën" }, { title: "Kanoën" }];
  const kept = { drop: { field: "province" }, total: 3 };
  expect(relaxing(...canoes, ...near("Klimmen", 5))(search)).toEqual([kept]);
  expect(relaxing(...canoes, ...near("Klimmen", 6))(search)).toEqual([kept, { drop: { field: "genericSearchQuery" }, total: 6 }]);
  expect(relaxing(...canoes)({ genericSearchQuery: "kano", province: 11 })).toEqual([{ drop: { field: "province" }, total: 3 }]);
});

test("around a city without a radius the smallest radius that finds something is offered", () => {
  expect(relaxing({ cities: [2] })({ city: 1 })).toEqual([
    { drop: { field: "city" }, total: 1 },
    { drop: { field: "radiusKm" }, instead: 25, total: 1 },
  ]);
});

test("for any search at most four relaxations are offered, each finds something, and those that keep the words come first", () => {
  const words = ["kanoën", "klimmen", "vuur", "zeppelin"];
  const records = Array.from({ length: 80 }, (_, index) => ({
    title: [words[index % 3], words[(index * 7) % 4]].join(" "),
    ...{ filters: [ACTIVE, CULTURAL, ON_WATER].filter((_filter, bit) => (index >> bit) % 2 > 0), provinces: [10 + (index % 3)] },
    ...{ personsMax: 10 + (index % 5) * 10, cities: [1 + (index % 2)], minimumAge: index % 12 },
  }));
  const relaxations = relaxing(...records);
  const keeps = ({ drop, and }: { drop: { field: string }; and?: { field: string } }) =>
    drop.field !== "genericSearchQuery" && and?.field !== "genericSearchQuery";
  for (let index = 0; index < 200; index += 1) {
    const ways = relaxations({
      genericSearchQuery: [words[index % 4], words[(index >> 2) % 4]].join(" "),
      ...{ filters: [[ACTIVE], [CULTURAL, ON_WATER], []][index % 3], province: 10 + (index % 4), personCount: 15 + (index % 6) * 10 },
      ...{ city: index % 2 > 0 ? 1 : null, minimumAge: index % 5 > 2 ? 2 : null },
    });
    expect(ways.length).toBeLessThanOrEqual(4);
    expect(ways.every(({ total }) => total > 0)).toBe(true);
    expect(ways.map(keeps)).toEqual(ways.map(keeps).toSorted((a, b) => Number(b) - Number(a)));
  }
});

test("the next wider radius that finds something is offered, and no radius only where that finds more", () => {
  const relaxations = relaxing({ cities: [2] }, { cities: [2], provinces: [10] });
  expect(relaxations({ city: 1, radiusKm: 5 })).toEqual([
    { drop: { field: "city" }, total: 2 },
    { drop: { field: "radiusKm" }, instead: 25, total: 2 },
  ]);
  expect(relaxations({ city: 1, radiusKm: 5, advancedCitySearch: true })).toHaveLength(2);
});

test("a compound that no activity has is replaced by a part that some have, with all other conditions", () => {
  const relaxations = relaxing({ title: "Soep", description: "Koken boven vuur.", filters: [ACTIVE] }, { description: "Wij koken." });
  const drop = { field: "genericSearchQuery" as const, word: "Kookworkshop" };
  expect(relaxations({ genericSearchQuery: "Kookworkshop" })).toEqual([{ drop, instead: "kook", total: 2 }]);
  expect(relaxations({ genericSearchQuery: "Kookworkshop!", filters: [ACTIVE] })).toEqual([{ drop, instead: "kook", total: 1 }]);
});

test("a search that finds something is not relaxed", () => {
  expect(relaxing({})({ personCount: 3 })).toEqual([]);
});

test("many conditions cost few counts when few of them help", () => {
  let counts = 0;
  const words = Array.from({ length: 60 }, (_, index) => `woord${index}`);
  const count = ({ genericSearchQuery }: SearchFilter) => {
    counts += 1;
    return genericSearchQuery?.includes("woord59") ? 0 : 1;
  };
  const relaxations = relax({ genericSearchQuery: words.join(" ") }, { wordsOf, partsOf, groupOf, count, alreadyFound: 0 });
  expect(relaxations.map(({ drop }) => drop)).toEqual([{ field: "genericSearchQuery", word: "woord59" }]);
  expect(counts).toBeLessThan(20);
});
