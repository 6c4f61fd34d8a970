import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addCity, addPlatform, addProvince, addRegion } from "../../../tests/support/fixtures.ts";
import type { StoredCity } from "../directory.ts";
import { loadPlaces, withSuggestedCities } from "./places.ts";
import { loadSavedPlaces, savePlaces } from "./saved-places.ts";

const { db, close } = await testDatabase();
beforeAll(async () => {
  for (const platform of [1, 2]) {
    await addPlatform(db, platform);
    const province = await addProvince(db, { platform, name: "Utrecht" });
    await addRegion(db, { platform, name: "Heuvelrug", box: [5, 52, 5.7, 52.2] });
    await addRegion(db, { platform, name: "Vallei", box: [5.1, 52, 5.7, 52.2] });
    await addCity(db, { id: platform - 10, platform, province_id: province, name: "Laagstad", lon: 5.8, lat: 52.09 });
    await addCity(db, { platform, province_id: province, name: "Utrecht", lon: 5.12, lat: 52.09, population: 360_000 });
    await addCity(db, { platform, province_id: province, name: "Düren", lon: 5.24, lat: 51, aliases: ["Duren", "'t Dürken"] });
    await addCity(db, { platform, province_id: province, name: "'s-Gravenzande", lon: 5.23, lat: 52.09 });
    await addCity(db, { platform, province_id: province, name: "Nergenshuizen", lon: 5.23, lat: 52.09, listed: false });
  }
});
afterAll(close);

test("places are loaded from a snapshot as they are in the database", async () => {
  const places = await loadPlaces(db);
  const saved = loadSavedPlaces(new Map(savePlaces(places)));
  expect([...(saved.get(2)?.cities.values() ?? [])].map(({ name, regions, listed }) => [name, regions.length, listed])).toEqual([
    ["Laagstad", 0, true],
    ["Utrecht", 2, true],
    ["Düren", 0, true],
    ["'s-Gravenzande", 2, true],
  ]);
  const whole = [...saved].map(([platform, own]) => [platform, { ...own, cities: new Map(own.cities) }] as const);
  expect(await withSuggestedCities(db, new Map(whole))).toEqual(places);
  expect([...(places.get(2)?.suggestedCities.values() ?? [])]).toMatchObject([{ name: "Nergenshuizen", listed: false }]);
});

test("a city of a snapshot is found by its id, as the same object before and after all cities are decoded", async () => {
  const places = await loadPlaces(db);
  const cities = loadSavedPlaces(new Map(savePlaces(places))).get(2)?.cities ?? new Map<number, StoredCity>();
  const first = [...(places.get(2)?.cities.keys() ?? [])].map((id) => cities.get(id));
  expect(first.map((city) => city?.aliases)).toEqual([[], [], ["Duren", "'t Dürken"], []]);
  const [unknown] = places.get(1)?.cities.keys() ?? [];
  expect([cities.get(unknown ?? 0), cities.has(unknown ?? 0), cities.size]).toEqual([undefined, false, 4]);
  for (const [index, city] of [...cities.values()].entries()) {
    expect(first[index]).toBe(city);
    expect(cities.get(city.id)).toBe(city);
    expect(cities.has(city.id)).toBe(true);
  }
});

test.for([
  ...["ids", "lons", "lats", "populations", "provinces", "region ends", "regions"],
  ...["names", "names ends", "location ids", "location ids ends"],
])("a snapshot with too few %s of cities is refused", async (name) => {
  const sections = new Map(savePlaces(await loadPlaces(db)));
  const column = sections.get(`places/1/${name}`);
  sections.set(`places/1/${name}`, column?.slice(0, -4) ?? new Uint8Array());
  expect(() => loadSavedPlaces(sections)).toThrow(RangeError);
});
