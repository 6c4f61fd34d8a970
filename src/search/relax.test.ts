import { expect, test } from "vitest";
import { PLAIN } from "../../tests/search/plain-activity.ts";
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

/** What helps a search among these, which finds nothing itself. */
function relaxing(...records: Partial<SearchRecord>[]) {
  const scan = createScan(records.map((record, index) => ({ ...plain, id: index + 1, ...record })));
  scan.describe(1, facts);
  return (filter: SearchFilter) => scan.search(1, filter, { page: 1, limit: 1 }).relaxations;
}

test("a search that finds nothing says what leaving out each thing would find, the most first", () => {
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

test("of a text one word may go, as it was typed; the whole text only where nothing else helps", () => {
  const relaxations = relaxing({ title: "Kanoën op de Linge" }, { title: "Vlot bouwen" });
  expect(relaxations({ genericSearchQuery: "Kanoën, Linge zeppelin" })).toEqual([
    { drop: { field: "genericSearchQuery", word: "zeppelin" }, total: 1 },
  ]);
  expect(relaxations({ genericSearchQuery: "zeppelin luchtballon", personCount: 5 })[0]?.drop).toEqual({ field: "genericSearchQuery" });
  expect(relaxing({ title: "Kanoën" })({ genericSearchQuery: "Kanoën Zeppelin" })[0]?.drop).toMatchObject({ word: "Zeppelin" });
});

test("a text of one telling word goes as a whole, not for its joining words alone", () => {
  const joining = new Set(["de", "op"]);
  const words = (text: string) => {
    const all = wordsOf(text);
    const telling = all.filter((word) => !joining.has(word));
    return telling.length > 0 ? telling : all;
  };
  const count = ({ genericSearchQuery }: SearchFilter) => (genericSearchQuery?.includes("zeppelin") ? 0 : 7);
  expect(relax({ genericSearchQuery: "op de zeppelin" }, { wordsOf: words, partsOf, groupOf, count })).toEqual([
    { drop: { field: "genericSearchQuery" }, total: 7 },
  ]);
});

test("one of two filters of a group is never the one to go: any of them would do", () => {
  const relaxations = relaxing({ filters: [ACTIVE] }, { filters: [CULTURAL] });
  expect(relaxations({ filters: [ACTIVE, CULTURAL, ON_WATER] })).toEqual([{ drop: { field: "filters", filterId: ON_WATER }, total: 2 }]);
});

test("a filter that nobody knows is the one to go", () => {
  expect(relaxing({ filters: [ACTIVE] })({ filters: [ACTIVE, 999] })).toEqual([{ drop: { field: "filters", filterId: 999 }, total: 1 }]);
});

test("a city goes with its radius, and the radius goes by itself where the city reaches further without it", () => {
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

test("everything that can be asked can be what is to go", () => {
  const relaxations = relaxing({ title: "Kanoën", filters: [ACTIVE], cities: [1], minimumAge: 8, organisation: { id: 7, name: "Hoeve" } });
  const asked: SearchFilter[] = [
    ...[{ personCount: 3, organisation: 8 }, { minimumAge: 5 }, { province: 11 }, { region: 100 }, { city: 9 }],
    ...[{ bounds: { lonMin: 0, latMin: 0, lonMax: 1, latMax: 1 } }, { geographicLocation: ["EUROPE" as const] }],
    ...[{ indoorOutdoor: "OUTDOOR" as const }, { organisation: 8 }, { excludeActivity: 1 }, { genericSearchQuery: "zeppelin" }],
  ];
  const fields = asked.map((filter) => relaxations({ ...filter, filters: [ACTIVE] })[0]?.drop.field);
  expect(fields).toEqual([
    ...["organisation", "minimumAge", "province", "region", "city", "bounds", "geographicLocation"],
    ...["indoorOutdoor", "organisation", "excludeActivity", "genericSearchQuery"],
  ]);
});

test("where two things stand in the way, what leaving out both would find is said, and nothing of three", () => {
  const relaxations = relaxing({ filters: [ACTIVE] });
  expect(relaxations({ filters: [ACTIVE], personCount: 3, province: 11, region: 100 })).toEqual([
    { drop: { field: "province" }, and: { field: "region" }, total: 1 },
  ]);
  expect(relaxations({ filters: [ACTIVE], city: 9, province: 11, region: 100 })).toEqual([]);
});

test("the next wider radius that finds something is offered, and the whole surroundings only where they are more", () => {
  const relaxations = relaxing({ cities: [2] }, { cities: [2], provinces: [10] });
  expect(relaxations({ city: 1, radiusKm: 5 })).toEqual([
    { drop: { field: "city" }, total: 2 },
    { drop: { field: "radiusKm" }, instead: 25, total: 2 },
  ]);
  expect(relaxations({ city: 1, radiusKm: 5, advancedCitySearch: true })).toHaveLength(2);
});

test("a word that nothing has is asked by a part of it that something has, with all else that was asked", () => {
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
  const relaxations = relax({ genericSearchQuery: words.join(" ") }, { wordsOf, partsOf, groupOf, count });
  expect(relaxations.map(({ drop }) => drop)).toEqual([{ field: "genericSearchQuery", word: "woord59" }]);
  expect(counts).toBeLessThan(20);
});
