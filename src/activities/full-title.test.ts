import { afterAll, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addProvince } from "../../tests/support/fixtures.ts";
import { fullTitle } from "./full-title.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const province_id = await addProvince(db, { name: "Gelderland" });
const ede = await addCity(db, { name: "Ede", province_id });
const hague = await addCity(db, { name: "'s-Gravenhage", province_id });

async function titled(title: string, cities: number[] = []): Promise<string> {
  const id = await addActivity(db, { title, cities });
  await catalogue.refresh();
  return fullTitle(catalogue, { id, title });
}

test("an activity's page is called by its title and its place", async () => {
  expect(await titled("Kanoën", [ede])).toBe("Kanoën, Ede");
  expect(await titled("Kanoën thuis")).toBe("Kanoën thuis");
});

test("a place that the title names is not said twice, and a part of a word names none", async () => {
  expect(await titled("Boogschieten in EDE!", [ede])).toBe("Boogschieten in EDE!");
  expect(await titled("Den Haag of 's-Gravenhage?", [hague])).toBe("Den Haag of 's-Gravenhage?");
  expect(await titled("Vrede stichten", [ede])).toBe("Vrede stichten, Ede");
});

test("whatever would be called the same as an older one is numbered, with or without a place of its own", async () => {
  expect(await titled("Quiz", [ede])).toBe("Quiz, Ede");
  expect(await titled("Quiz", [ede])).toBe("Quiz, Ede (2)");
  expect(await titled("Quiz", [hague])).toBe("Quiz, 's-Gravenhage");
  expect(await titled("Quiz in Ede", [ede])).toBe("Quiz in Ede");
  expect(await titled("Quiz in Ede")).toBe("Quiz in Ede (2)");
});
