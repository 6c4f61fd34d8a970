import { expect, test } from "vitest";
import type { CityFacts } from "../search.ts";
import { createCities } from "./cities.ts";

const GIETHOORN: CityFacts = { id: 7, lon: 6.0781, lat: 52.7398, province: 4, regions: [2, 9] };
const UTRECHT: CityFacts = { id: 3, lon: 5.1214, lat: 52.0907, province: 1, regions: [] };
/** A city that an activity names, but no gazetteer knows. */
const UNKNOWN = 5;
const NAMED_SINCE = 11;

function saved() {
  const cities = createCities();
  cities.numberFor(UNKNOWN);
  cities.describe([GIETHOORN, UTRECHT]);
  cities.numberFor(NAMED_SINCE);
  return cities;
}

test("cities are loaded as they were saved, each with its number", () => {
  const cities = createCities();
  cities.load(saved().save());
  expect([UNKNOWN, GIETHOORN.id, UTRECHT.id, NAMED_SINCE].map(cities.numberFor)).toEqual([0, 1, 2, 3]);
  expect([GIETHOORN.id, UTRECHT.id, UNKNOWN, NAMED_SINCE].map(cities.find)).toEqual([GIETHOORN, UTRECHT, null, null]);
  expect(cities.near(UTRECHT, 100)).toEqual([1, 2]);
});

test("a change of some cities has the same result as a description of all, and returns those in other areas", () => {
  const moved = { ...GIETHOORN, lon: 5.2, lat: 52.1, province: 1, regions: [9] };
  const added: CityFacts = { id: 20, lon: 6, lat: 52, province: 4, regions: [2, 5] };
  const cities = saved();
  expect(
    cities.change([
      { id: GIETHOORN.id, city: moved },
      { id: added.id, city: added },
      { id: 99, city: null },
    ]),
  ).toEqual([1, 4]);
  const described = saved();
  described.describe([moved, UTRECHT, added]);
  expect(cities.save()).toEqual(described.save());
  expect(cities.near(UTRECHT, 10)).toEqual([1, 2]);

  expect(cities.change([{ id: added.id, city: null }])).toEqual([4]);
  expect([cities.find(added.id), cities.find(UTRECHT.id), cities.change([]), cities.change([{ id: 99, city: null }])]).toEqual([
    null,
    UTRECHT,
    [],
    [],
  ]);
});

test.for(["ids", "lons", "lats", "provinces", "region ends", "regions"])("a snapshot with too few %s is refused", (name) => {
  const sections = saved().save();
  sections.set(name, sections.get(name)?.slice(0, -8) ?? new Uint8Array());
  expect(() => createCities().load(sections)).toThrow(RangeError);
});
