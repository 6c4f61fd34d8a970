import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createEngine } from "./engine.ts";
import type { PlatformFacts, SearchFilter, SearchRecord } from "./search.ts";

const UTRECHT = { id: 1, lon: 5.12, lat: 52.09, province: 10, regions: [100] };
const AMERSFOORT = { id: 2, lon: 5.39, lat: 52.16, province: 10, regions: [] };
const AMSTERDAM = { id: 3, lon: 4.9, lat: 52.37, province: 11, regions: [100] };
const MAASTRICHT = { id: 4, lon: 5.69, lat: 50.85, province: 12, regions: [] };
const facts: PlatformFacts = {
  language: "nl",
  kinds: [],
  filters: [
    { id: 31, group: 3, name: "Escape rooms" },
    { id: 32, group: 3, name: "" },
    { id: 41, group: 4, name: "Teambuilding" },
    { id: 42, group: 4, name: "" },
    { id: 51, group: 5, name: "" },
  ],
  cities: [UTRECHT, AMERSFOORT, AMSTERDAM, MAASTRICHT],
};

const plain: SearchRecord = { ...PLAIN, title: "Uitje", indoorOutdoor: "INDOOR" };

/** An engine with these records; their ids count from 1 in the order given. */
function searchIn(...records: Partial<SearchRecord>[]) {
  const search = createEngine();
  search.describe(1, facts);
  search.upsert(records.map((record, index) => ({ ...plain, id: index + 1, ...record })));
  return search;
}

/** A search of these records that returns the ids found, ascending. */
function finder(...records: Partial<SearchRecord>[]) {
  const search = searchIn(...records);
  return (filter: SearchFilter) => search.search(1, filter, { page: 1, limit: 100 }).ids.toSorted((a, b) => a - b);
}

/** A search of these records that returns the ids found, in order. */
function ordered(...records: Partial<SearchRecord>[]) {
  const search = searchIn(...records);
  return (filter: SearchFilter) => search.search(1, filter, { page: 1, limit: 100 }).ids;
}

test("the number of matches can be counted without a page", () => {
  const search = searchIn({ filters: [31], title: "Kanotocht" }, { filters: [31] }, { filters: [32] });
  const filters: SearchFilter[] = [{}, { filters: [31] }, { genericSearchQuery: "kano", filters: [31] }, { filters: [99] }];
  expect(filters.map((filter) => search.count(1, filter))).toEqual([3, 2, 1, 0]);
});

test("a text of punctuation alone is no condition", () => {
  const find = finder({ title: "Kanotocht" }, { title: "Pubquiz?!" });
  expect(["", " ", "?!", "🎳"].map((genericSearchQuery) => find({ genericSearchQuery }))).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});

test("filters of one group widen the search, those of another narrow it", () => {
  const find = finder({ filters: [31, 41] }, { filters: [32] }, { filters: [31, 42] }, { filters: [41] });
  expect(find({ filters: [31] })).toEqual([1, 3]);
  expect(find({ filters: [31, 32] })).toEqual([1, 2, 3]);
  expect(find({ filters: [31, 32, 41] })).toEqual([1]);
  expect(find({ filters: [] })).toEqual([1, 2, 3, 4]);
});

test("an unknown filter, city, province or region finds nothing", () => {
  const find = finder({ filters: [31], cities: [1], provinces: [10], regions: [100] });
  expect([find({ filters: [31, 999] }), find({ city: 999 }), find({ province: 999 }), find({ region: 999 })]).toEqual([[], [], [], []]);
});

test("a group size fits between the bounds of an activity, where an absent bound is open", () => {
  const find = finder({ personsMin: 10, personsMax: 50 }, { personsMin: 20 }, { personsMax: 15 }, {}, { personsMin: 100, personsMax: 500 });
  expect(find({ personCount: 9 })).toEqual([3, 4]);
  expect(find({ personCount: 10 })).toEqual([1, 3, 4]);
  expect(find({ personCount: 50 })).toEqual([1, 2, 4]);
  expect(find({ personCount: 499 })).toEqual([2, 4, 5]);
  expect(find({ personCount: 500 })).toEqual([2, 4, 5]);
});

test("an age finds activities suitable from that age or younger, but not those for younger children only", () => {
  const find = finder({ minimumAge: 6 }, { minimumAge: 4, maximumAge: 8 }, { maximumAge: 3 }, {});
  expect(find({ minimumAge: 3 })).toEqual([3, 4]);
  expect(find({ minimumAge: 6 })).toEqual([1, 2, 4]);
  expect(find({ minimumAge: 9 })).toEqual([1, 4]);
});

test("an activity in a city counts for the city's province and regions too", () => {
  const find = finder({ cities: [1] }, { cities: [2] }, { cities: [3] }, { provinces: [10] }, { regions: [100] });
  expect(find({ city: 1 })).toEqual([1]);
  expect(find({ province: 10 })).toEqual([1, 2, 4]);
  expect(find({ region: 100 })).toEqual([1, 3, 5]);
});

test("the advanced city search adds the city's province and activities in the whole of a region that contains it", () => {
  const find = finder({ cities: [1] }, { cities: [2] }, { cities: [3] }, { provinces: [10] }, { regions: [100] }, { cities: [4] });
  expect(find({ city: 1, advancedCitySearch: true })).toEqual([1, 2, 4, 5]);
  expect(find({ city: 2, advancedCitySearch: true })).toEqual([1, 2, 4]);
});

test("a radius is measured from the city, bounds hold the activity's cities", () => {
  const find = finder({ cities: [1] }, { cities: [2] }, { cities: [3] }, { cities: [4, 2] }, {});
  expect(find({ city: 1, radiusKm: 5 })).toEqual([1]);
  expect(find({ city: 1, radiusKm: 25 })).toEqual([1, 2, 4]);
  expect(find({ city: 1, radiusKm: 40 })).toEqual([1, 2, 3, 4]);
  expect(find({ bounds: { lonMin: 5, latMin: 52, lonMax: 5.2, latMax: 52.2 } })).toEqual([1]);
});

test("an activity both indoors and outdoors is found by either, and it alone by both", () => {
  const find = finder({ indoorOutdoor: "INDOOR" }, { indoorOutdoor: "OUTDOOR" }, { indoorOutdoor: "BOTH" });
  expect(find({ indoorOutdoor: "INDOOR" })).toEqual([1, 3]);
  expect(find({ indoorOutdoor: "OUTDOOR" })).toEqual([2, 3]);
  expect(find({ indoorOutdoor: "BOTH" })).toEqual([3]);
});

test("an area may be one or a list", () => {
  const find = finder({ reach: "ORIGIN_COUNTRY" }, { reach: "EUROPE" }, { reach: "OUTSIDE_EUROPE" });
  expect(find({ geographicLocation: "EUROPE" })).toEqual([2]);
  expect(find({ geographicLocation: ["EUROPE", "OUTSIDE_EUROPE"] })).toEqual([2, 3]);
});

test("one organisation, without one of its activities", () => {
  const organisation = { id: 7, name: "De Roeiers" };
  const find = finder({ organisation }, { organisation }, {});
  expect(find({ organisation: 7, excludeActivity: 1 })).toEqual([2]);
});

test("every word must be found in title, organisation, description or place", () => {
  const find = finder(
    { title: "Kanoën op de Linge" },
    { title: "Boogschieten", organisation: { id: 1, name: "Kanocentrum" } },
    { title: "Quiz", description: "Met een kano als prijs.", placeNames: ["Linge"] },
  );
  expect(find({ genericSearchQuery: "KANO" })).toEqual([1, 2, 3]);
  expect(find({ genericSearchQuery: "kano linge" })).toEqual([1, 3]);
  expect(find({ genericSearchQuery: "zeilen" })).toEqual([]);
  expect(find({ genericSearchQuery: "  " })).toEqual([1, 2, 3]);
});

test("the name of a filter finds its activities, after those with these words in their own texts, until the filter is renamed", () => {
  const search = searchIn(
    { filters: [31, 41] },
    { filters: [32] },
    { title: "Escape room in een bunker", filters: [41] },
    { filters: [31] },
  );
  const find = (text: string) => search.search(1, { genericSearchQuery: text, orderBy: "relevance" }, { page: 1, limit: 9 }).ids;
  expect(find("escape room")).toEqual([3, 1, 4]);
  expect(find("team")).toEqual([1, 3]);
  expect(find("teambuidling escape")).toEqual([3, 1]);
  search.remove([1]);
  expect(find("teambuidling")).toEqual([3]);
  search.describe(1, { ...facts, filters: [{ id: 31, group: 3, name: "Puzzels" }] });
  expect([find("escape"), find("puzzel"), find("teambuilding")]).toEqual([[3], [4], []]);
});

test("a text names the kinds whose whole name it contains, in any form and also as separate words", () => {
  const search = createEngine();
  search.describe(1, { ...facts, kinds: [7, 8].map((id) => ({ id, names: id === 7 ? ["Kanovaren", "kano"] : ["Boogschieten"] })) });
  search.upsert([
    { ...plain, id: 1, kind: 7 },
    { ...plain, id: 2, kind: 8 },
  ]);
  const named = (text: string) => search.kindsNamed(1, text);
  expect([named("kanoën"), named("kano in Utrecht"), named("boogschieten"), named("boog schieten")]).toEqual([[7], [7], [8], [8]]);
  expect([named("boog"), named(""), named("quiz"), search.kindsNamed(9, "kano")]).toEqual([[], [], [], []]);
});

test("relevance puts title above organisation above description", () => {
  const find = ordered({ description: "Kano" }, { companyName: "Kano" }, { title: "Kano" }, { title: "Kano", companyName: "Kano" });
  const ids = find({ genericSearchQuery: "kano", orderBy: "relevance" });
  expect(ids.slice(0, 2).toSorted((a, b) => a - b)).toEqual([3, 4]);
  expect(ids.slice(2)).toEqual([2, 1]);
});

test("a title with the words as typed comes before titles that have them separately", () => {
  const find = ordered({ title: "De kamer die je escape heet" }, { title: "Escape Room!" }, { title: "Rooms om te escapen" });
  for (let seed = 0; seed < 10; seed += 1) expect(find({ genericSearchQuery: "escape room", orderBy: "relevance", seed }).at(0)).toBe(2);
});

test("titles are sorted as a Dutch reader expects, ties by id, and in reverse on request", () => {
  const find = ordered({ title: "Zeilen" }, { title: "éclairs bakken" }, { title: "Eten" }, { title: "Zeilen" });
  expect(find({ orderBy: "title" })).toEqual([2, 3, 1, 4]);
  expect(find({ orderBy: "title", orderDirection: "DESC" })).toEqual([1, 4, 3, 2]);
});

test("the newest come first by default", () => {
  const find = ordered({ createdAt_ms: 1 }, { createdAt_ms: 3 }, { createdAt_ms: 2 });
  expect(find({ orderBy: "createdAt" })).toEqual([2, 3, 1]);
  expect(find({ orderBy: "createdAt", orderDirection: "ASC" })).toEqual([1, 3, 2]);
});

test("the nearest come first, and activities without a city last", () => {
  const find = ordered({ provinces: [10] }, { cities: [2] }, { cities: [1] });
  expect(find({ city: 1, advancedCitySearch: true, orderBy: "distance" })).toEqual([3, 2, 1]);
});

test("activities equally near or equally relevant are in the random order of the seed", () => {
  const find = ordered(...Array.from({ length: 20 }, () => ({ title: "Kano", cities: [1] })));
  for (const filter of [
    { city: 1, orderBy: "distance" },
    { genericSearchQuery: "kano", orderBy: "relevance" },
  ] as const) {
    expect(find({ ...filter, seed: 1 })).toEqual(find({ orderBy: "random", seed: 1 }));
    expect(find({ ...filter, seed: 1 })).not.toEqual(find({ ...filter, seed: 2 }));
  }
});

test("a changed or removed activity is searched in its current state", () => {
  const search = searchIn({ title: "Kano" }, { title: "Quiz" });
  search.upsert([{ ...plain, id: 1, title: "Vlot", platform: 3 }]);
  search.remove([2]);
  expect(search.search(1, {}, { page: 1, limit: 10 }).total).toBe(0);
  expect(search.search(3, { genericSearchQuery: "vlot" }, { page: 1, limit: 10 }).ids).toEqual([1]);
});

test("a search on an unknown platform finds nothing and creates no index", () => {
  const search = createEngine();
  expect(search.search(7, { genericSearchQuery: "kano" }, { page: 1, limit: 10 })).toMatchObject({ ids: [], total: 0, filterCounts: [] });
  expect(search.suggest(7, "ka", { limit: 5 })).toEqual([]);
  expect(new TextDecoder().decode(new Map(search.save()).get("platforms"))).toBe("[]");
});
