import { expect, test } from "vitest";
import { filterQuery } from "../contract/filter-query.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { periodNow, seedOfPeriod } from "./rotation.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const NOW = new Date("2027-03-01T12:30:00Z");

function ask(state: Partial<SearchState>) {
  const query = filterQueryOf({ ...emptySearch, ...state }, { brandId: 1, now: NOW });
  return filterQuery.parse(query);
}

test("nothing asked is everything, in the random order of this hour", () => {
  expect(ask({})).toEqual({ orderBy: "random", seed: seedOfPeriod(1, periodNow(NOW)) });
});

test("a period of the last day keeps its order, any other falls to the current", () => {
  const current = periodNow(NOW);
  const seeds = [current - 24, current - 25, current + 1].map((period) => ask({ period }).seed);
  expect(seeds).toEqual([seedOfPeriod(1, current - 24), seedOfPeriod(1, current), seedOfPeriod(1, current)]);
});

test("a page goes on behind an activity in the order that it was shown in, and in no other", () => {
  const current = periodNow(NOW);
  expect(ask({ page: 2, period: current - 1, after: "77-1" })).toMatchObject({ seed: seedOfPeriod(1, current - 1), after: "77-1" });
  for (const other of [{ page: 1 }, { period: current - 25 }, { period: null }, { sort: "title" }] satisfies Partial<SearchState>[]) {
    expect(ask({ page: 2, period: current, after: "77-1", ...other })).not.toHaveProperty("after");
  }
});

test("a city also finds its province and regions, unless a radius says how far", () => {
  expect(ask({ location: { type: "CITY", id: 12 } })).toMatchObject({ city: 12, advancedCitySearch: true });
  expect(ask({ location: { type: "CITY", id: 12 }, radiusKm: 10 })).toMatchObject({ city: 12, radiusKm: 10, advancedCitySearch: true });
  expect(ask({ location: { type: "PROVINCE", id: 3 } })).toMatchObject({ province: 3 });
  expect(ask({ location: { type: "REGION", id: 4 } })).toMatchObject({ region: 4 });
});

test("no or fewer persons and all ages ask nothing", () => {
  expect(ask({ persons: 0, minimumAge: 0 })).not.toHaveProperty("personCount");
  expect(ask({ persons: -1, minimumAge: 0 })).not.toHaveProperty("minimumAge");
});

test("recommended is by relevance with words, else the nearest first around a city, else random", () => {
  const city = { location: { type: "CITY", id: 12 } } as const;
  expect(ask({ query: "kano" }).orderBy).toBe("relevance");
  expect(ask({ query: "kano", ...city }).orderBy).toBe("relevance");
  expect(ask(city).orderBy).toBe("distance");
  expect(ask({ ...city, radiusKm: 25 }).orderBy).toBe("distance");
  expect(ask({ location: { type: "PROVINCE", id: 3 } }).orderBy).toBe("random");
  expect(ask({ ...city, sort: "title" }).orderBy).toBe("title");
});

test("either of indoors and outdoors asks nothing, as all activities are one of them", () => {
  expect(ask({ indoorOutdoor: ["INDOOR"] })).toMatchObject({ indoorOutdoor: "INDOOR" });
  expect(ask({ indoorOutdoor: ["INDOOR", "OUTDOOR"] })).not.toHaveProperty("indoorOutdoor");
});

test("every field of the state is asked", () => {
  const state = { filters: [3, 9], query: "kano", persons: 25, area: "EUROPE", minimumAge: 6 } as const;
  expect(ask({ ...state, indoorOutdoor: ["OUTDOOR"], sort: "relevance" })).toMatchObject({
    ...{ filters: [3, 9], genericSearchQuery: "kano", personCount: 25, geographicLocation: "EUROPE", minimumAge: 6 },
    ...{ indoorOutdoor: "OUTDOOR", orderBy: "relevance" },
  });
});
