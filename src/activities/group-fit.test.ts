import { expect, test } from "vitest";
import { fitsGroup, searchesForGroup } from "./group-fit.ts";
import { overviewUrl } from "./overview-url.ts";

test.for([
  { personsMin: 4, personsMax: 16, persons: 40, fits: false },
  { personsMin: 4, personsMax: 16, persons: 3, fits: false },
  { personsMin: 4, personsMax: 16, persons: 4, fits: true },
  { personsMin: 4, personsMax: 16, persons: 16, fits: true },
  { personsMin: null, personsMax: 16, persons: 1, fits: true },
  { personsMin: 10, personsMax: null, persons: 9000, fits: true },
  { personsMin: 10, personsMax: 500, persons: 9000, fits: true },
  { personsMin: null, personsMax: null, persons: 1, fits: true },
])("$persons persons fit an activity for $personsMin to $personsMax: $fits", ({ persons, fits, ...activity }) => {
  expect(fitsGroup(activity, persons)).toBe(fits);
});

const NOWHERE = { cities: [], provinces: [], regions: [] };
const UTRECHT = { id: 7, name: "Utrecht" };
const ZEELAND = { id: 3, name: "Zeeland" };
const urlsFor = (...input: Parameters<typeof searchesForGroup>) =>
  searchesForGroup(...input).map(({ search, place }) => [place, overviewUrl(search)]);

test("other activities for the group are searched at the same place, then in its province, then anywhere", () => {
  expect(urlsFor({ ...NOWHERE, cities: [UTRECHT], provinces: [ZEELAND] }, 40)).toEqual([
    ["Utrecht", "/uitjes?locatie=city-7&personen=40"],
    ["Zeeland", "/uitjes?locatie=province-3&personen=40"],
    [null, "/uitjes?personen=40"],
  ]);
});

test("without a place they are searched everywhere, and the group is clamped to the maximum of the search", () => {
  expect(urlsFor(NOWHERE, 900)).toEqual([[null, "/uitjes?personen=500"]]);
});
