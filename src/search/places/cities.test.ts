import { expect, test } from "vitest";
import type { CityFacts } from "../search.ts";
import { createCities } from "./cities.ts";

const GIETHOORN: CityFacts = { id: 7, lon: 6.0781, lat: 52.7398, province: 4, regions: [2, 9] };
const UTRECHT: CityFacts = { id: 3, lon: 5.1214, lat: 52.0907, province: 1, regions: [] };
/** An activity names it, and no gazetteer knows it. */
const UNKNOWN = 5;
const NAMED_SINCE = 11;

function saved() {
  const cities = createCities();
  cities.numberFor(UNKNOWN);
  cities.describe([GIETHOORN, UTRECHT]);
  cities.numberFor(NAMED_SINCE);
  return cities;
}

test("cities come back as they were saved, each under its number", () => {
  const cities = createCities();
  cities.load(saved().save());
  expect([UNKNOWN, GIETHOORN.id, UTRECHT.id, NAMED_SINCE].map(cities.numberFor)).toEqual([0, 1, 2, 3]);
  expect([GIETHOORN.id, UTRECHT.id, UNKNOWN, NAMED_SINCE].map(cities.find)).toEqual([GIETHOORN, UTRECHT, null, null]);
  expect(cities.near(UTRECHT, 100)).toEqual([1, 2]);
});

test.for(["ids", "lons", "lats", "provinces", "region ends", "regions"])("a snapshot with too few %s is refused", (name) => {
  const sections = saved().save();
  sections.set(name, sections.get(name)?.slice(0, -8) ?? new Uint8Array());
  expect(() => createCities().load(sections)).toThrow(RangeError);
});
