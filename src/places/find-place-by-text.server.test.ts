import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { wordsOf } from "../brands/words.ts";
import { addCity, addProvince } from "../../tests/support/fixtures.ts";
import { findPlaceByText } from "./find-place-by-text.server.ts";
import { placeLabel } from "./place-label.ts";

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

function cityOf(text: string): string | null {
  const city = findPlaceByText({ catalogue, brand: kids }, text, "CITY");
  return city && placeLabel(city, { words: wordsOf("nl").places, home: "NL" });
}

test("with type CITY a city is found by its name or its beginning, and never a province", () => {
  expect(cityOf("utr")).toBe("Utrecht");
  expect(cityOf(" UTRECHT ")).toBe("Utrecht");
  expect(cityOf("Limburg")).toBeNull();
});

test("of two cities with one name the one with exactly that label is found, else the larger", () => {
  expect(cityOf("beek")).toBe("Beek, Limburg");
  expect(cityOf("Beek, Gelderland")).toBe("Beek, Gelderland");
});

test("a text that is no city finds none", () => {
  for (const text of ["", " ", ",", "(", "Atlantis", "%"]) expect([text, cityOf(text)]).toEqual([text, null]);
});
