import { expect, test } from "vitest";
import { emptySearch } from "../../activities/search-state.ts";
import { filterDetails } from "./filter-details.ts";

const groups = [
  { id: 1, name: "Soort", filters: [{ id: 3, name: "Actief", count: 4 }] },
  { id: 2, name: "Seizoen", filters: [{ id: 9, name: "Zomer", count: 0 }] },
];

test("a search is reported in full, its filters in the order in which they were chosen", () => {
  const state = {
    ...emptySearch,
    filters: [9, 3],
    query: "kanoën",
    persons: 20,
    minimumAge: 6,
    location: { type: "CITY", id: 7 },
  } as const;
  const place = { name: "Utrecht", label: "Utrecht, Utrecht", phrase: "in Utrecht" };
  expect(filterDetails({ state, groups, place })).toEqual({
    searchQuery: "kanoën",
    minimumPersons: 20,
    minimumAge: 6,
    genericFilters: [
      { name: "Zomer", filterGroup: { id: 2, name: "Seizoen" } },
      { name: "Actief", filterGroup: { id: 1, name: "Soort" } },
    ],
    locationFilter: { type: "CITY", name: "Utrecht" },
  });
});

test("a province is sent as one, and a region like it", () => {
  for (const type of ["PROVINCE", "REGION"] as const) {
    const search = { state: { ...emptySearch, location: { type, id: 7 } }, groups, place: { name: "Veluwe", label: "", phrase: "" } };
    expect(filterDetails(search).locationFilter).toEqual({ type, name: "Veluwe" });
  }
});

test("no search and an empty search give empty details", () => {
  const nothing = { searchQuery: "", minimumPersons: null, minimumAge: null, genericFilters: [], locationFilter: null };
  expect(filterDetails(null)).toEqual(nothing);
  expect(filterDetails({ state: emptySearch, groups, place: null })).toEqual(nothing);
  expect(filterDetails({ state: { ...emptySearch, filters: [404] }, groups, place: null })).toEqual(nothing);
});
