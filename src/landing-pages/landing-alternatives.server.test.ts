import { afterAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addFilterGroup, addProvince, addRegion, addSeoPage } from "../../tests/support/fixtures.ts";
import { centreOf } from "../places/centre-of.server.ts";
import { findLandingPage } from "./find-landing-page.server.ts";
import { landingAlternatives } from "./landing-alternatives.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const PLACES = { goes: [3.89, 51.5], breda: [4.78, 51.59], tilburg: [5.09, 51.56], utrecht: [5.12, 52.09], groningen: [6.57, 53.22] };
const WORDS = ["teambuilding", "bedrijfsuitje", "zeilen"];

const cities = new Map<string, number>();
const provinces = new Map<string, number>();
for (const [name, [lon = 0, lat = 0]] of Object.entries(PLACES)) {
  const province_id = await addProvince(db, { name: `Provincie van ${name}` });
  provinces.set(name, province_id);
  cities.set(name, await addCity(db, { name, province_id, lon, lat }));
}
const heuvelrug = await addRegion(db, { name: "Heuvelrug", box: [5, 52, 5.6, 52.2] });
const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: WORDS });
for (const [index, word] of WORDS.entries()) {
  const only = filters.slice(index, index + 1);
  await addSeoPage(db, { slug: word, title: word, filters: only });
  for (const [name, id] of cities) await addSeoPage(db, { slug: `${word}/${name}`, filters: only, cities: [id] });
}
const [teambuilding = 0, company = 0, sailing = 0] = filters;
const at = (...names: string[]) => names.map((name) => cities.get(name) ?? 0);
await addActivity(db, { title: "Escaperoom", filters: [teambuilding], cities: at("breda", "tilburg", "utrecht", "groningen") });
await addActivity(db, { title: "Touwtrekken", filters: [teambuilding], cities: at("utrecht") });
await addActivity(db, { title: "Mosselen steken", filters: [company, sailing], cities: at("goes") });
await catalogue.refresh();

const alternatives = (slug: string) => {
  const page = findLandingPage(catalogue, nl, { slug }) ?? expect.fail(`There is no page ${slug}.`);
  const { word, nearby, others } = landingAlternatives(catalogue, nl, page);
  const named = (full: typeof nearby) => full.map(({ page: { slug: path }, total }) => `${path} ${total}`);
  return { word: word && `${word.page.slug} ${word.total}`, nearby: named(nearby), others: named(others) };
};

test("a page without results links to its word, to its word in nearby places, and to other words in its place", () => {
  expect(alternatives("teambuilding/goes")).toEqual({
    word: "teambuilding 2",
    nearby: ["teambuilding/breda 1", "teambuilding/tilburg 1", "teambuilding/utrecht 2", "teambuilding/groningen 1"],
    others: ["bedrijfsuitje/goes 1", "zeilen/goes 1"],
  });
});

test("a page without a place links to other words, and never to a page without results", () => {
  expect(alternatives("zeilen")).toEqual({ word: null, nearby: [], others: ["bedrijfsuitje 1", "teambuilding 2"] });
  expect(alternatives("zeilen/groningen")).toEqual({ word: "zeilen 1", nearby: ["zeilen/goes 1"], others: ["teambuilding/groningen 1"] });
});

test("the centre of a province is that of its cities, the centre of a region that of its box", () => {
  const directory = catalogue.directory(1);
  expect(centreOf({ type: "CITY", id: at("goes")[0] ?? 0 }, directory)).toMatchObject({ lon: 3.89, lat: 51.5 });
  expect(centreOf({ type: "PROVINCE", id: provinces.get("utrecht") ?? 0 }, directory)).toEqual({ lon: 5.12, lat: 52.09 });
  expect(centreOf({ type: "REGION", id: heuvelrug }, directory)).toEqual({ lon: 5.3, lat: 52.1 });
  expect(centreOf({ type: "REGION", id: 404 }, directory)).toBeNull();
  expect(centreOf({ type: "PROVINCE", id: 404 }, directory)).toBeNull();
});
