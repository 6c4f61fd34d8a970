import { expect, test } from "vitest";
import { filterFromUrl, filterToUrl } from "./filter-url.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

function read(query: string): SearchState {
  return filterFromUrl(new URLSearchParams(query));
}

const full: SearchState = {
  filters: [9, 3],
  location: { type: "CITY", id: 12 },
  sentence: null,
  query: "kanoën & meer",
  persons: 25,
  area: "OUTSIDE_EUROPE",
  indoorOutdoor: ["INDOOR"],
  minimumAge: 6,
  radiusKm: 10,
  sort: "recommended",
  page: 3,
  period: 501_234,
  after: "77-2",
};

test("a search is written with Dutch names in a fixed order, and read back the same", () => {
  const url =
    "filters=9,3&locatie=city-12&straal=10&zoek=kano%C3%ABn+%26+meer&personen=25&gebied=buiten-europa&waar=binnen&leeftijd=6&pagina=3&p=501234&na=77-2";
  expect(filterToUrl(full)).toBe(url);
  expect(read(url)).toEqual(full);
});

test("an empty search has an empty query string", () => {
  expect(filterToUrl(emptySearch)).toBe("");
  expect(read("")).toEqual(emptySearch);
});

test("period and cursor are written from page 2 on, for rotating orders only", () => {
  expect(filterToUrl({ ...emptySearch, after: "7" })).toBe("");
  expect(filterToUrl({ ...emptySearch, page: 2, period: 5, after: "7" })).toBe("pagina=2&p=5&na=7");
  expect(filterToUrl({ ...emptySearch, page: 2, after: "7", sort: "title" })).toBe("sorteer=titel&pagina=2");
  expect(filterToUrl({ ...emptySearch, query: "kano", page: 2, period: 5, after: "7-1", sort: "relevance" })).toBe(
    "zoek=kano&sorteer=relevantie&pagina=2&p=5&na=7-1",
  );
  expect(filterToUrl({ ...emptySearch, period: 5 })).toBe("");
  expect(filterToUrl({ ...emptySearch, page: 2, period: 5 })).toBe("pagina=2&p=5");
  expect(filterToUrl({ ...emptySearch, page: 2, period: 5, sort: "title" })).toBe("sorteer=titel&pagina=2");
});

test("filters may also be repeated parameters, as a form sends them", () => {
  expect(read("filters=3&filters=9&filters=3").filters).toEqual([3, 9]);
});

test("indoors and outdoors may both be chosen, in any order, repeated or separated by a comma", () => {
  expect(read("waar=buiten&waar=binnen").indoorOutdoor).toEqual(["INDOOR", "OUTDOOR"]);
  expect(filterToUrl(read("waar=buiten,binnen"))).toBe("waar=binnen,buiten");
});

test.each([
  ["waar=onder"],
  ["filters=a,-1,0,2147483648,1e3,3.5,%203"],
  ["locatie=city-0"],
  ["locatie=city-12-3"],
  ["locatie=dorp-12"],
  ["locatie=__proto__-1"],
  ["personen=0"],
  ["personen=-5"],
  ["personen=veel"],
  ["gebied=toString"],
  ["leeftijd=22"],
  ["sorteer=omgekeerd"],
  ["pagina=0"],
  ["pagina=99999999"],
  ["p=1.5"],
  ["na=0"],
  ["na=2147483648"],
  ["na=7-"],
  ["na=0-3"],
  ["zoek=%20%20"],
  ["zoek=%3F%3F%21"],
])("%s is ignored", (query) => expect(read(query)).toEqual(emptySearch));

test("persons are clamped to the control's maximum, and a long text is cut without breaking a character", () => {
  expect(read("personen=5000").persons).toBe(500);
  const { query } = read(`zoek=${"a".repeat(199)}😀`);
  expect(query).toHaveLength(200);
  expect(query.isWellFormed()).toBe(true);
});

test("a radius or distance needs a city, relevance a text", () => {
  expect(read("locatie=province-3&straal=10&sorteer=afstand")).toMatchObject({ radiusKm: null, sort: "recommended" });
  expect(read("sorteer=relevantie").sort).toBe("recommended");
  expect(read("sorteer=relevantie&zoek=kano").sort).toBe("relevance");
  expect(read("locatie=city-3&straal=10&sorteer=afstand")).toMatchObject({ radiusKm: 10, sort: "distance" });
});
