import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addFilterGroup } from "../../tests/support/fixtures.ts";
import { emptySearch } from "./search-state.ts";
import { waysOut } from "./ways-out.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let active = 0;

beforeAll(async () => {
  const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: ["Actief"] });
  [active = 0] = filters;
  await addActivity(db, { title: "Kanoën op de Linge", filters, persons_min: 2, persons_max: 10 });
  await addActivity(db, { title: "Klimmen aan de Linge", filters, persons_min: 2, persons_max: 10 });
  await addActivity(db, { title: "Pubquiz", persons_min: 2, persons_max: 400 });
  await catalogue.refresh();
});

test("a search that finds nothing says what letting go of each chip would find, the most first", () => {
  const state = { ...emptySearch, filters: [active], query: "Linge", persons: 300 };
  expect(waysOut(catalogue, nl, state).map(({ chip, total }) => [chip.kind, total])).toEqual([["persons", 2]]);
  const [first, ...others] = waysOut(catalogue, nl, { ...emptySearch, filters: [active], persons: 300 });
  expect(first).toMatchObject({ chip: { kind: "persons" }, total: 2, state: { filters: [active], persons: null, page: 1 } });
  expect(others.map(({ chip, total }) => [chip.kind, total])).toEqual([["filter", 1]]);
});

test("with a single chip there is only 'clear all'", () => {
  expect(waysOut(catalogue, nl, { ...emptySearch, query: "zeppelin" })).toEqual([]);
});
