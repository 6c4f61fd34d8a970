import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addCity, addPlatform, addProvince, addRegion } from "../../../tests/support/fixtures.ts";
import { loadPlaces } from "./places.ts";
import { loadSavedPlaces, savePlaces } from "./saved-places.ts";

const { db, close } = await testDatabase();
beforeAll(async () => {
  for (const platform of [1, 2]) {
    await addPlatform(db, platform);
    const province = await addProvince(db, { platform, name: "Utrecht" });
    await addRegion(db, { platform, name: "Heuvelrug", box: [5, 52, 5.7, 52.2] });
    await addRegion(db, { platform, name: "Vallei", box: [5.1, 52, 5.7, 52.2] });
    await addCity(db, { platform, province_id: province, name: "Utrecht", lon: 5.12, lat: 52.09, population: 360_000 });
    await addCity(db, { platform, province_id: province, name: "Den Dolder", lon: 5.24, lat: 51, aliases: ["Dolder", "'t Dol"] });
    await addCity(db, { platform, province_id: province, name: "Zeist", lon: 5.23, lat: 52.09, listed: false });
  }
});
afterAll(close);

test("places come back from a snapshot as the database has them", async () => {
  const places = await loadPlaces(db);
  const cities = [...(places.get(2)?.cities.values() ?? [])];
  expect(cities.map(({ name, regions }) => [name, regions.length])).toEqual([
    ["Utrecht", 2],
    ["Den Dolder", 0],
    ["Zeist", 2],
  ]);
  expect(loadSavedPlaces(new Map(savePlaces(places)))).toEqual(places);
});

test.for(["ids", "lons", "lats", "populations", "provinces", "regionEnds", "regions"])(
  "a snapshot with too few %s of cities is refused",
  async (name) => {
    const sections = new Map(savePlaces(await loadPlaces(db)));
    const column = sections.get(`places/1/${name}`);
    sections.set(`places/1/${name}`, column?.slice(0, -4) ?? new Uint8Array());
    expect(() => loadSavedPlaces(sections)).toThrow(RangeError);
  },
);
