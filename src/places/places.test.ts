import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addCity, addProvince, addRegion } from "../../tests/support/fixtures.ts";
import { locationList } from "../contract/answers.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { wordsOf } from "../brands/words.ts";
import { findLocations } from "./find-locations.server.ts";
import { findPlaceByText } from "./find-place-by-text.server.ts";
import { locationById } from "./location-by-id.server.ts";
import { placePhrase } from "./place-label.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let bergen = 0;
let veluwe = 0;

beforeAll(async () => {
  const brabant = await addProvince(db, { name: "Noord-Brabant" });
  const utrecht = await addProvince(db, { name: "Utrecht" });
  const holland = await addProvince(db, { name: "Noord-Holland" });
  const bosch = { name: "'s-Hertogenbosch", population: 160_000, location_id: "nl-1", lon: 5.3, lat: 51.7, aliases: ["Den Bosch"] };
  await addCity(db, { ...bosch, province_id: brabant });
  const henegouwen = await addProvince(db, { name: "Henegouwen", country_code: "BE" });
  const bayern = await addProvince(db, { name: "Bayern", country_code: "DE" });
  await addCity(db, { name: "Bergen", province_id: henegouwen, population: 91_000, aliases: ["Mons"] });
  await addCity(db, { name: "München", province_id: bayern, population: 1_200_000 });
  await addCity(db, { name: "Bergen op Zoom", province_id: brabant, population: 68_000 });
  bergen = await addCity(db, { name: "Bergen", province_id: holland, population: 29_000 });
  await addCity(db, { name: "Geldrop", province_id: brabant, population: 28_000 });
  await addCity(db, { name: "Utrecht", province_id: utrecht, population: 360_000 });
  await addCity(db, { name: "Amersfoort", province_id: utrecht, population: 160_000 });
  await addCity(db, { name: "Bergendal", province_id: utrecht, listed: false });
  await addCity(db, { name: "Curaçao-dorp", province_id: utrecht });
  veluwe = await addRegion(db, { name: "Veluwe", box: [5.5, 52, 6, 52.4] });
  await catalogue.refresh();
});

function names(filterQuery: FilterQuery): string[] {
  const list = locationList.parse(findLocations(catalogue, nl, { filterQuery, page: 1, limit: 100 }));
  return list.locations.map(({ name, type, country }) => {
    const place = type === "CITY" ? name : `${name} (${type.toLowerCase()})`;
    return country === "NL" ? place : `${place}, ${{ BE: "België", DE: "Duitsland" }[country]}`;
  });
}

test("without a query the provinces are listed by name", () => {
  expect(names({})).toEqual(["Noord-Brabant (province)", "Noord-Holland (province)", "Utrecht (province)"]);
  expect(names({ type: "REGION" })).toEqual(["Veluwe (region)"]);
});

test("the exact name comes first, then what begins with it, then by population", () => {
  expect(names({ genericSearchQuery: "bergen" })).toEqual(["Bergen", "Bergen op Zoom", "Bergen, België"]);
  expect(names({ genericSearchQuery: "utr" })).toEqual(["Utrecht (province)", "Utrecht"]);
  expect(names({ genericSearchQuery: "utr", type: "CITY" })).toEqual(["Utrecht"]);
});

test("accents and apostrophes make no difference, and any word of the name may begin with the query", () => {
  for (const genericSearchQuery of ["hertogen", "'s-hert", "s hertogenbosch", "’s‑Hertogenbosch"]) {
    expect(names({ genericSearchQuery })).toEqual(["'s-Hertogenbosch"]);
  }
  expect(names({ genericSearchQuery: "CURACAO" })).toEqual(["Curaçao-dorp"]);
  expect(names({ genericSearchQuery: "holl" })).toEqual(["Noord-Holland (province)"]);
  expect(names({ genericSearchQuery: "ergen" })).toEqual([]);
});

test("one typing error is corrected when no name begins with the query", () => {
  expect(names({ genericSearchQuery: "utrect" })).toEqual(["Utrecht (province)", "Utrecht"]);
  for (const genericSearchQuery of ["amersfort", "amersfoordt", "amersfxort", "amresfo", "Den Bosvh", "dne bosch"]) {
    expect(names({ genericSearchQuery })).toHaveLength(1);
  }
  for (const genericSearchQuery of ["utrxcxt", "gen", "xtrecht", "1234"]) expect(names({ genericSearchQuery })).toEqual([]);
});

test("a province is found by its names in other languages", () => {
  expect(names({ genericSearchQuery: "bavaria" })).toEqual(["Bayern (province), Duitsland"]);
  expect(names({ genericSearchQuery: "hainaut" })).toEqual(["Henegouwen (province), België"]);
});

test("a place is found by its other names and by later words of them", () => {
  for (const genericSearchQuery of ["den bosch", "bosch", "hertogenbosch"]) {
    expect(names({ genericSearchQuery })).toEqual(["'s-Hertogenbosch"]);
  }
  expect(names({ genericSearchQuery: "mons" })).toEqual(["Bergen, België"]);
  for (const genericSearchQuery of ["munch", "muench", "MÜNCHEN"]) expect(names({ genericSearchQuery })).toEqual(["München, Duitsland"]);
});

test("places abroad come after those of the own country, whatever their population", () => {
  const found = names({ genericSearchQuery: "b" });
  expect(found).toEqual([
    "Bergen op Zoom",
    "Bergen",
    "Noord-Brabant (province)",
    "'s-Hertogenbosch",
    "Bayern (province), Duitsland",
    "Bergen, België",
  ]);
  expect(names({ type: "PROVINCE" })).not.toContain("Henegouwen (province), België");
});

test("a query of punctuation only finds nothing", () => {
  expect([names({ genericSearchQuery: "%" }), names({ genericSearchQuery: "_*" })]).toEqual([[], []]);
});

test("a list is paged, and refuses the orders of other lists", () => {
  expect(findLocations(catalogue, nl, { filterQuery: {}, page: 2, limit: 2 })).toMatchObject({
    ...{ pageCount: 2, total: 3, locations: [{ name: "Utrecht", province: null, type: "PROVINCE" }] },
  });
  expect(findLocations(catalogue, nl, { filterQuery: { orderBy: "title" }, page: 1, limit: 2 })).toMatchObject({ kind: "invalid" });
});

test("a place is found by its type and id, on its own brand only", () => {
  expect(locationById(catalogue, nl, { type: "CITY", id: bergen })).toEqual({
    ...{ id: bergen, name: "Bergen", province: { name: "Noord-Holland" }, type: "CITY", country: "NL" },
  });
  expect(locationById(catalogue, nl, { type: "REGION", id: veluwe })).toMatchObject({ name: "Veluwe", province: null });
  expect(locationById(catalogue, nl, { type: "CITY", id: 999_999 })).toBeNull();
  expect(locationById(catalogue, kids, { type: "CITY", id: bergen })).toBeNull();
});

test("a typed place is the one with exactly that label, else the best match", () => {
  expect(findPlaceByText({ catalogue, brand: nl }, "Bergen, Noord-Holland")).toMatchObject({ id: bergen });
  expect(findPlaceByText({ catalogue, brand: nl }, "berg")).toMatchObject({ name: "Bergen op Zoom" });
  expect(findPlaceByText({ catalogue, brand: nl }, "Atlantis")).toBeNull();
  expect(findPlaceByText({ catalogue, brand: nl }, "?!")).toBeNull();
});

test("a suggested city is found by its full label only, and shown as its province until it is listed", () => {
  expect(findPlaceByText({ catalogue, brand: nl }, "bergendal, utrecht")).toMatchObject({ type: "CITY", name: "Utrecht" });
  expect(findPlaceByText({ catalogue, brand: nl }, "Bergendal")).toBeNull();
});

test("each place has its usual preposition", () => {
  const { places } = wordsOf("nl");
  expect(["Utrecht", "Veluwe", "Ardennen"].map((name) => placePhrase({ name }, places))).toEqual([
    "in Utrecht",
    "op de Veluwe",
    "in de Ardennen",
  ]);
  expect(["Bayern", "Saarland", "Bodensee"].map((name) => placePhrase({ name }, wordsOf("de").places))).toEqual([
    ...["in Bayern", "im Saarland", "am Bodensee"],
  ]);
});
