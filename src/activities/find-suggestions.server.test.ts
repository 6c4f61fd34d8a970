import { afterAll, beforeAll, expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addFilterGroup, addOrganisation } from "../../tests/support/fixtures.ts";
import { findSuggestions } from "./find-suggestions.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let canoeing = 0;
let farm = 0;

beforeAll(async () => {
  const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: ["Kanoën", "Kanten"] });
  [canoeing = 0] = filters;
  const { filters: wishes } = await addFilterGroup(db, { name: "Speciale wensen", order: 9, filters: ["Rolstoeltoegankelijk"] });
  await addActivity(db, { title: "Boerengolf", filters: wishes });
  farm = await addOrganisation(db, { name: "Kanohoeve De Linge" });
  await addActivity(db, { title: "Kanoën op de Linge", filters: [canoeing], organisation_id: farm });
  await addActivity(db, { title: "Vlottocht", filters: [canoeing], organisation_id: farm });
  await catalogue.refresh();
});

test("typing suggests filters, organisations with their slug, and titles, each with its number of activities", () => {
  expect(findSuggestions(catalogue, nl, { q: "kano", limit: 8 }).suggestions).toEqual([
    { kind: "filter", id: canoeing, name: "Kanoën", count: 2 },
    { kind: "organisation", id: farm, slug: `kanohoeve-de-linge-${farm}`, name: "Kanohoeve De Linge", count: 2 },
    { kind: "title", name: "Kanoën op de Linge", count: 1 },
  ]);
  expect(findSuggestions(catalogue, nl, { q: "LINGE", limit: 1 }).suggestions).toMatchObject([{ name: "Kanohoeve De Linge" }]);
});

test("a filter of a hidden group is suggested as a search word", () => {
  const { suggestions } = findSuggestions(catalogue, nl, { q: "rolsto", limit: 8 });
  expect(suggestions).toEqual([{ kind: "word", name: "Rolstoeltoegankelijk", count: 1 }]);
});

test("nothing of another brand is suggested", () => {
  expect(findSuggestions(catalogue, be, { q: "kano", limit: 8 }).suggestions).toEqual([]);
});

test("suggestions follow changes of the catalogue", async () => {
  await addActivity(db, { title: "Kanopolo", filters: [canoeing] });
  await catalogue.refresh();
  const { suggestions } = findSuggestions(catalogue, nl, { q: "kano", limit: 8 });
  expect(suggestions).toContainEqual({ kind: "title", name: "Kanopolo", count: 1 });
  expect(suggestions[0]).toMatchObject({ kind: "filter", count: 3 });
});
