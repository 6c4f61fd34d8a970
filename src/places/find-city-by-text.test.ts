import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addCity, addProvince } from "../../tests/support/fixtures.ts";
import { findCityByText } from "./find-city-by-text.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

beforeAll(async () => {
  const limburg = await addProvince(db, { platform: 3, name: "Limburg" });
  const utrecht = await addProvince(db, { platform: 3, name: "Utrecht" });
  const gelderland = await addProvince(db, { platform: 3, name: "Gelderland" });
  await addCity(db, { platform: 3, name: "Utrecht", province_id: utrecht, population: 360_000 });
  await addCity(db, { platform: 3, name: "Beek", province_id: limburg, population: 16_000 });
  await addCity(db, { platform: 3, name: "Beek", province_id: gelderland, population: 4000 });
  await catalogue.refresh();
});

const labelOf = (text: string) => findCityByText(catalogue, kids, text)?.label;

test("a city is known by its name, whole or begun, and never a province", () => {
  expect(labelOf("utr")).toBe("Utrecht");
  expect(labelOf(" UTRECHT ")).toBe("Utrecht");
  expect(labelOf("Limburg")).toBeUndefined();
});

test("of two with one name it is the one that was written just so, else the larger", () => {
  expect(labelOf("beek")).toBe("Beek, Limburg");
  expect(labelOf("Beek, Gelderland")).toBe("Beek, Gelderland");
});

test("what names no city names none", () => {
  for (const text of ["", " ", ",", "(", "Atlantis", "%"]) expect([text, labelOf(text)]).toEqual([text, undefined]);
});
