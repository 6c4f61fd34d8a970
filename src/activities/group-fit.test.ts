import { expect, test } from "vitest";
import { fitsGroup, forSuchAGroup } from "./group-fit.ts";

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

test("activities for such a group are looked for where this one is", () => {
  const utrecht = { id: 7, name: "Utrecht" };
  expect(forSuchAGroup({ ...NOWHERE, cities: [utrecht], provinces: [{ id: 3, name: "Zeeland" }] }, 40)).toEqual({
    url: "/uitjes?locatie=city-7&personen=40",
    place: "Utrecht",
  });
  expect(forSuchAGroup({ ...NOWHERE, provinces: [{ id: 3, name: "Zeeland" }] }, 40).url).toBe("/uitjes?locatie=province-3&personen=40");
});

test("of an activity without a place they are looked for everywhere, and more than the search counts is its most", () => {
  expect(forSuchAGroup(NOWHERE, 900)).toEqual({ url: "/uitjes?personen=500", place: null });
});
