import { expect, test } from "vitest";
import { filterFromUrl } from "./filter-url.ts";
import { changeSearch, chipsOf, emptySearch, isNarrowed, mostRecentFilter, type SearchState } from "./search-state.ts";

const onPageThree: SearchState = { ...emptySearch, page: 3, period: 7, after: "77" };

test("a search begins on page 1, without conditions", () => {
  expect(emptySearch.page).toBe(1);
  expect(filterFromUrl(new URLSearchParams())).toEqual(emptySearch);
  expect(filterFromUrl(new URLSearchParams("zoek=kano")).page).toBe(1);
  expect(isNarrowed(emptySearch)).toBe(false);
});

test("toggling a filter adds it behind the others when it is absent", () => {
  const first = changeSearch(emptySearch, { kind: "toggleFilter", filterId: 3 });
  expect(first.filters).toEqual([3]);
  const second = changeSearch(first, { kind: "toggleFilter", filterId: 9 });
  expect(second.filters).toEqual([3, 9]);
  expect(first.filters).toEqual([3]);
});

test("toggling a filter removes it, and it alone, when it is present", () => {
  const state: SearchState = { ...emptySearch, filters: [3, 9, 5], query: "kano" };
  const without = changeSearch(state, { kind: "toggleFilter", filterId: 9 });
  expect(without).toEqual({ ...emptySearch, filters: [3, 5], query: "kano" });
  expect(changeSearch(without, { kind: "toggleFilter", filterId: 9 }).filters).toEqual([3, 5, 9]);
});

test("the most recent filter is the last added that remains", () => {
  let state = emptySearch;
  for (const filterId of [3, 9, 5]) state = changeSearch(state, { kind: "toggleFilter", filterId });
  expect(mostRecentFilter(state)).toBe(5);
  state = changeSearch(state, { kind: "toggleFilter", filterId: 5 });
  expect(mostRecentFilter(state)).toBe(9);
  state = changeSearch(state, { kind: "clearAll" });
  expect(mostRecentFilter(state)).toBeNull();
});

test.each([
  { kind: "toggleFilter", filterId: 3 },
  { kind: "setLocation", location: { type: "CITY", id: 1 } },
  { kind: "setQuery", query: "kano" },
  { kind: "setPersons", persons: 20 },
  { kind: "setArea", area: "EUROPE" },
  { kind: "setMinimumAge", minimumAge: 6 },
  { kind: "setSort", sort: "title" },
  { kind: "removeChip", chip: { kind: "query" } },
  { kind: "clearAll" },
] as const)("$kind goes back to page 1 and the current period", (change) => {
  expect(changeSearch(onPageThree, change)).toMatchObject({ page: 1, period: null, after: null });
});

test("a page change keeps the search and its rotation period", () => {
  expect(changeSearch({ ...onPageThree, query: "kano" }, { kind: "setPage", page: 4 })).toMatchObject({
    page: 4,
    ...{ period: 7, after: null },
    query: "kano",
  });
  expect(changeSearch(emptySearch, { kind: "setPage", page: 2, period: 8 })).toMatchObject({ page: 2, period: 8 });
});

test("clear all removes every condition, and keeps the order", () => {
  const state: SearchState = {
    ...{ filters: [3], location: { type: "CITY", id: 1 }, query: "kano", persons: 20, area: "EUROPE", minimumAge: 6, radiusKm: 10 },
    ...{ sentence: null, indoorOutdoor: ["OUTDOOR"], sort: "title", page: 2, period: null, after: null },
  };
  expect(isNarrowed(state)).toBe(true);
  expect(changeSearch(state, { kind: "clearAll" })).toEqual({ ...emptySearch, sort: "title" });
});

test("removing each chip removes its condition, and removing all leaves an empty search", () => {
  let state: SearchState = {
    ...{ filters: [3, 9], location: { type: "CITY", id: 1 }, query: "kano", persons: 20, area: "EUROPE", minimumAge: 6, radiusKm: 10 },
    ...{ sentence: null, indoorOutdoor: ["INDOOR", "OUTDOOR"], sort: "recommended", page: 1, period: null, after: null },
  };
  const chips = chipsOf(state);
  expect(chips.map(({ kind }) => kind)).toEqual([
    ...["filter", "filter", "location", "radius", "query", "persons", "area"],
    ...["indoorOutdoor", "indoorOutdoor", "minimumAge"],
  ]);
  for (const chip of chips) state = changeSearch(state, { kind: "removeChip", chip });
  expect(state).toEqual(emptySearch);
});

test("removing the city removes its radius", () => {
  const around: SearchState = { ...emptySearch, location: { type: "CITY", id: 1 }, radiusKm: 10, sort: "distance" };
  expect(changeSearch(around, { kind: "setLocation", location: { type: "PROVINCE", id: 1 } })).toMatchObject({
    radiusKm: null,
    sort: "recommended",
  });
});

test("zero persons and age 0 are no conditions, and more than 500 persons is 500", () => {
  expect(changeSearch(emptySearch, { kind: "setPersons", persons: 0 }).persons).toBeNull();
  expect(changeSearch(emptySearch, { kind: "setPersons", persons: Number.NaN }).persons).toBeNull();
  expect(changeSearch(emptySearch, { kind: "setPersons", persons: 900 }).persons).toBe(500);
  expect(changeSearch(emptySearch, { kind: "setMinimumAge", minimumAge: 0 }).minimumAge).toBeNull();
});
