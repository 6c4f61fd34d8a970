import { afterAll, beforeAll, expect, test } from "vitest";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addActivity, addCity, addProvince, addRegion } from "../../../tests/support/fixtures.ts";
import { brandOfPlatform } from "../../brands/brands.ts";
import { placeIndex } from "../../places/place-index.server.ts";
import { locationById } from "../../places/location-by-id.server.ts";

const { db, catalogue, close } = await testCatalogue();
let utrecht: number;
let drenthe: number;
let canoe: number;
let region: number;

beforeAll(async () => {
  utrecht = await addProvince(db, { name: "Utrecht" });
  drenthe = await addProvince(db, { name: "Drenthe" });
  region = await addRegion(db, { name: "Heuvelrug", box: [5, 52, 5.7, 52.2] });
  await addCity(db, { name: "Utrecht", province_id: utrecht, lon: 5.12, lat: 52.09 });
  canoe = await addActivity(db, { title: "Kanoën op de Linge" });
  await catalogue.refresh();
});
afterAll(close);

const nl = brandOfPlatform(1);

function found(where: object): number[] {
  return [...catalogue.search(1, { orderBy: "title", ...where }, { page: 1, limit: 10 }).ids];
}

test("a city that a visitor suggests changes neither the listed places nor the index of their names", async () => {
  const { cities } = catalogue.directory(1);
  const index = placeIndex(catalogue.directory(1));
  const id = await addCity(db, { province_id: utrecht, name: "Nergenshuizen", listed: false });
  await catalogue.refresh();
  expect(catalogue.directory(1).cities).toBe(cities);
  expect(placeIndex(catalogue.directory(1))).toBe(index);
  expect(catalogue.directory(1).suggestedCities.get(id)).toMatchObject({ name: "Nergenshuizen", province: utrecht });
});

test("a suggested city invalidates pages that looked it up, and no pages that read listed places only", async () => {
  const places = await catalogue.track(async () => catalogue.directory(1).cities.size);
  const missing = await catalogue.track(async () => locationById(catalogue, nl, { type: "CITY", id: 999_999 }));
  await addCity(db, { id: 999_999, province_id: utrecht, listed: false });
  await catalogue.refresh();
  expect([places.isCurrent(), missing.isCurrent()]).toEqual([true, false]);
  expect(locationById(catalogue, nl, { type: "CITY", id: 999_999 })).toMatchObject({ name: "Utrecht" });
});

test("an activity in a suggested city is found there, nearby and in its province, also after the city moves, until it is removed", async () => {
  const city = await addCity(db, { province_id: utrecht, name: "Nergenshuizen", lon: 5.2, lat: 52.1, listed: false });
  await db.insertInto("activity_city").values({ activity_id: canoe, city_id: city }).execute();
  await catalogue.refresh();
  const there = () => [{ city }, { province: utrecht }, { region }, { province: drenthe }].map((where) => found(where).length);
  expect(there()).toEqual([1, 1, 1, 0]);
  expect(found({ city, radiusKm: 5 })).toEqual([canoe]);

  await db.updateTable("city").set({ province_id: drenthe, lon: 6.6, lat: 52.9 }).where("id", "=", city).execute();
  await catalogue.refresh();
  expect(there()).toEqual([1, 0, 0, 1]);

  await db.updateTable("city").set({ listed: true }).where("id", "=", city).execute();
  await catalogue.refresh();
  expect([catalogue.directory(1).cities.get(city)?.name, catalogue.directory(1).suggestedCities.has(city)]).toEqual([
    "Nergenshuizen",
    false,
  ]);
  expect(there()).toEqual([1, 0, 0, 1]);

  await db.updateTable("city").set({ listed: false }).where("id", "=", city).execute();
  await db.deleteFrom("city").where("id", "=", city).execute();
  await catalogue.refresh();
  expect([catalogue.directory(1).cities.has(city), catalogue.directory(1).suggestedCities.has(city)]).toEqual([false, false]);
  expect(there()).toEqual([0, 0, 0, 0]);
});

test("after many cities are suggested and removed at once, the search knows exactly the remaining ones", async () => {
  const ids: number[] = [];
  for (let number = 0; number < 40; number += 1) ids.push(await addCity(db, { province_id: utrecht, lon: 3, lat: 50, listed: false }));
  await catalogue.refresh();
  await db.deleteFrom("city").where("id", "in", ids.slice(1)).execute();
  await db
    .insertInto("activity_city")
    .values({ activity_id: canoe, city_id: ids[0] ?? 0 })
    .execute();
  await catalogue.refresh();
  expect(found({ city: ids[0], radiusKm: 5 })).toEqual([canoe]);
  expect(ids.filter((id) => catalogue.directory(1).suggestedCities.has(id))).toEqual(ids.slice(0, 1));
});
