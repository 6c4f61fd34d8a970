import { afterAll, beforeAll, expect, test } from "vitest";
import type { CitySuggestion } from "../../src/contract/entities/place.ts";
import { testApp } from "../support/app.ts";
import { addCity, addProvince } from "../support/fixtures.ts";

const product = await testApp();
afterAll(() => product.close());

const HAMLET: CitySuggestion = {
  locationId: "maps-1",
  name: "Nergenshuizen",
  lon: 6.5,
  lat: 52.9,
  province: { name: "Limburg" },
  platform: 1,
};
let roermond = 0;

beforeAll(async () => {
  const abroad = await addProvince(product.db, { name: "Limburg", country_code: "BE" });
  await addCity(product.db, { name: "Maaseik", province_id: abroad, lon: 5.79, lat: 51.1 });
  const limburg = await addProvince(product.db, { name: "Limburg" });
  roermond = await addCity(product.db, {
    name: "Roermond",
    province_id: limburg,
    location_id: "geonames:1",
    lon: 5.99,
    lat: 51.19,
    aliases: ["Remunj"],
  });
  await addProvince(product.db, { name: "Gelderland" });
  await product.catalogue.refresh();
});

test("a place of the gazetteer is answered as stored there, whatever its suggested name", async () => {
  const suggested = { ...HAMLET, locationId: "geonames:1", name: "Remunj", province: { name: "Nergens" } };
  expect(await product.client("nl").createCity({ city: suggested })).toEqual({
    ...{ id: roermond, name: "Roermond", province: { name: "Limburg" }, type: "CITY", country: "NL" },
  });
});

test("an unknown place is stored once, in the brand's country, and is offered only after an editor releases it", async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => product.client("nl").createCity({ city: HAMLET })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers[0]).toMatchObject({ name: "Nergenshuizen", country: "NL" });
  await product.catalogue.refresh();
  const offered = await product.client("nl").findLocations({ page: 1, limit: 10, filterQuery: { genericSearchQuery: "nergens" } });
  expect(offered.total).toBe(0);
  const rows = await product.db.selectFrom("city").select("listed").where("location_id", "=", "maps-1").execute();
  expect(rows).toEqual([{ listed: false }]);
});

test("fifty concurrent suggestions of one place create one place", async () => {
  const suggestions = Array.from({ length: 50 }, () => product.client("nl").createCity({ city: { ...HAMLET, locationId: "ChIJ-crowd" } }));
  expect(new Set((await Promise.all(suggestions)).map(({ id }) => id)).size).toBe(1);
  expect(await product.db.selectFrom("city").select("id").where("location_id", "=", "ChIJ-crowd").execute()).toHaveLength(1);
});

test.each([
  ["near it, by its name", { name: "Roermond", lon: 5.99, lat: 51.19 }],
  ["near it, by another of its names", { name: "remunj", lon: 5.99, lat: 51.19 }],
  ["in its province, by the English name of that", { name: "Roermond", lon: 6.2, lat: 51.3, province: { name: "Province of Limburg" } }],
  ["just over the border of its province", { name: "Roermond", lon: 6.0, lat: 51.2, province: { name: "Gelderland" } }],
])("a city of the gazetteer that a maps service finds %s is not stored again", async (_, part) => {
  const city = { ...HAMLET, locationId: "ChIJ-roermond", ...part };
  expect(await product.client("nl").createCity({ city })).toMatchObject({ id: roermond, name: "Roermond", province: { name: "Limburg" } });
  expect(await product.db.selectFrom("city").select("id").where("location_id", "=", "ChIJ-roermond").execute()).toEqual([]);
});

test.each([
  ["ChIJ-abroad", "in the Limburg of another country", { name: "Maaseik", lon: 5.97, lat: 51.1 }],
  ["ChIJ-far", "far away in its province", { lon: 6.0, lat: 50.8 }],
  ["ChIJ-across", "twenty kilometres off in another", { lon: 6.0, lat: 51.4, province: { name: "Gelderland" } }],
])("a place of the same name %s (%s) is another place", async (locationId, _, part) => {
  const { id } = await product.client("nl").createCity({ city: { ...HAMLET, locationId, name: "Roermond", ...part } });
  const stored = product.db.selectFrom("city").select("id").where("location_id", "=", locationId);
  expect(await stored.execute()).toEqual([{ id }]);
});

test("an unknown province, and another brand's platform, are refused with the field and a message", async () => {
  await expect(
    product.client("nl").createCity({ city: { ...HAMLET, locationId: "maps-2", province: { name: "Atlantis" } } }),
  ).rejects.toMatchObject({
    ...{ status: 422, problem: { errors: [{ field: "province", message: "Deze provincie kennen we niet" }] } },
  });
  await expect(product.client("nl").createCity({ city: { ...HAMLET, platform: 2 } })).rejects.toMatchObject({
    ...{ status: 422, problem: { errors: [{ field: "platform" }] } },
  });
});

test.each([
  ["a sign that ends a text", { name: "Nergens\u0000huizen" }],
  ["a sign that turns the direction", { name: "\u202eNergens" }],
  ["a name without a letter", { name: "\u200b ." }],
  ["an id of blanks", { locationId: "   " }],
  ["half a sign", { name: "Nergens\ud800" }],
  ["a broken province", { province: { name: "Lim\u0000burg" } }],
])("%s is refused", async (_, part) => {
  const answer = await product.post("/api/public/locations/city", { body: JSON.stringify({ ...HAMLET, locationId: "odd-1", ...part }) });
  expect(answer.status).toBe(422);
});

test("an unknown id of the gazetteer is refused, so that it stays free", async () => {
  const refused = product.client("nl").createCity({ city: { ...HAMLET, locationId: "geonames:999" } });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: "locationId", message: "Deze plaats kennen we niet" }] },
  });
});

test("the name of a suggested place is not shown on pages before its release", async () => {
  const { id } = await product.client("nl").createCity({ city: { ...HAMLET, locationId: "maps-3", name: "Bel nu 0900 1234" } });
  await product.catalogue.refresh();
  const page = await (await product.get(`/uitjes?locatie=city-${id}`)).text();
  expect(page).not.toContain("Bel nu");
  expect(page).toContain("in Limburg");
});

test("one address may suggest twenty new places an hour, more are refused", async () => {
  const suggest = (index: number) =>
    product.post("/api/public/locations/city", {
      body: JSON.stringify({ ...HAMLET, locationId: `flood-${index}` }),
      address: "203.0.113.9",
    });
  for (let index = 0; index < 20; index += 1) expect((await suggest(index)).status).toBe(200);
  const refused = await suggest(20);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await suggest(3)).status).toBe(200);
});

test("refused suggestions do not use up the limit of others", async () => {
  const suggest = (locationId: string, address: string) =>
    product.post("/api/public/locations/city", { body: JSON.stringify({ ...HAMLET, locationId }), address });
  for (let index = 0; index < 220; index += 1) await suggest(`storm-${index}`, "198.51.100.7");
  expect((await suggest("calm", "198.18.0.9")).status).toBe(200);
});
