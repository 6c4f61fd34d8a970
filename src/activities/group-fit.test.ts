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
const ways = (...asked: Parameters<typeof searchesForGroup>) =>
  searchesForGroup(...asked).map(({ search, place }) => [place, overviewUrl(search)]);

test("activities for such a group are looked for where this one is, then in its province, then anywhere", () => {
  expect(ways({ ...NOWHERE, cities: [UTRECHT], provinces: [ZEELAND] }, 40)).toEqual([
    ["Utrecht", "/uitjes?locatie=city-7&personen=40"],
    ["Zeeland", "/uitjes?locatie=province-3&personen=40"],
    [null, "/uitjes?personen=40"],
  ]);
});

test("of an activity without a place they are looked for everywhere, and more than the search counts is its most", () => {
  expect(ways(NOWHERE, 900)).toEqual([[null, "/uitjes?personen=500"]]);
});
