import { expect, test } from "vitest";
import { filterQuery } from "../contract/filter-query.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { periodNow, seedOfPeriod } from "./rotation.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const NOW = new Date("2027-03-01T12:30:00Z");

function queryFor(state: Partial<SearchState>) {
  const query = filterQueryOf({ ...emptySearch, ...state }, { brandId: 1, now: NOW });
  return filterQuery.parse(query);
}

test("an empty search lists everything, in the random order of this hour", () => {
  expect(queryFor({})).toEqual({ orderBy: "random", seed: seedOfPeriod(1, periodNow(NOW)) });
});

test("a period of the last 24 hours keeps its order; any other becomes the current one", () => {
  const current = periodNow(NOW);
  const seeds = [current - 24, current - 25, current + 1].map((period) => queryFor({ period }).seed);
  expect(seeds).toEqual([seedOfPeriod(1, current - 24), seedOfPeriod(1, current), seedOfPeriod(1, current)]);
});

test("a page continues after a cursor only in the order that the cursor came from", () => {
  const current = periodNow(NOW);
  expect(queryFor({ page: 2, period: current - 1, after: "77-1" })).toMatchObject({ seed: seedOfPeriod(1, current - 1), after: "77-1" });
  for (const other of [{ page: 1 }, { period: current - 25 }, { period: null }, { sort: "title" }] satisfies Partial<SearchState>[]) {
    expect(queryFor({ page: 2, period: current, after: "77-1", ...other })).not.toHaveProperty("after");
  }
});

test("a city also finds its province and regions, unless a radius is set", () => {
  expect(queryFor({ location: { type: "CITY", id: 12 } })).toMatchObject({ city: 12, advancedCitySearch: true });
  expect(queryFor({ location: { type: "CITY", id: 12 }, radiusKm: 10 })).toMatchObject({
    city: 12,
    radiusKm: 10,
    advancedCitySearch: true,
  });
  expect(queryFor({ location: { type: "PROVINCE", id: 3 } })).toMatchObject({ province: 3 });
  expect(queryFor({ location: { type: "REGION", id: 4 } })).toMatchObject({ region: 4 });
});

test("zero or negative persons and age 0 add no condition", () => {
  expect(queryFor({ persons: 0, minimumAge: 0 })).not.toHaveProperty("personCount");
  expect(queryFor({ persons: -1, minimumAge: 0 })).not.toHaveProperty("minimumAge");
});

test("the recommended order is relevance with words, else distance around a city, else random", () => {
  const city = { location: { type: "CITY", id: 12 } } as const;
  expect(queryFor({ query: "kano" }).orderBy).toBe("relevance");
  expect(queryFor({ query: "kano", ...city }).orderBy).toBe("relevance");
  expect(queryFor(city).orderBy).toBe("distance");
  expect(queryFor({ ...city, radiusKm: 25 }).orderBy).toBe("distance");
  expect(queryFor({ location: { type: "PROVINCE", id: 3 } }).orderBy).toBe("random");
  expect(queryFor({ ...city, sort: "title" }).orderBy).toBe("title");
});

test("indoors and outdoors together add no condition", () => {
  expect(queryFor({ indoorOutdoor: ["INDOOR"] })).toMatchObject({ indoorOutdoor: "INDOOR" });
  expect(queryFor({ indoorOutdoor: ["INDOOR", "OUTDOOR"] })).not.toHaveProperty("indoorOutdoor");
});

test("every field of the state is part of the query", () => {
  const state = { filters: [3, 9], query: "kano", persons: 25, area: "EUROPE", minimumAge: 6 } as const;
  expect(queryFor({ ...state, indoorOutdoor: ["OUTDOOR"], sort: "relevance" })).toMatchObject({
    ...{ filters: [3, 9], genericSearchQuery: "kano", personCount: 25, geographicLocation: "EUROPE", minimumAge: 6 },
    ...{ indoorOutdoor: "OUTDOOR", orderBy: "relevance" },
  });
});
