import { expect, test } from "vitest";
import type { Brand, BrandKey } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { holds } from "../src/catalogue/holds.ts";
import type { LocationList } from "../src/places/find-locations.ts";
import { findLocations } from "../src/places/find-locations.ts";
import { findPlaceByText } from "../src/places/find-place-by-text.ts";
import { placeIndex } from "../src/places/place-index.ts";
import { placeLabel } from "../src/places/place-label.ts";
import { folded } from "../src/search/text/folded.ts";
import { gazetteerCatalogue } from "./support/gazetteer.ts";

const { gazetteer, catalogue } = await gazetteerCatalogue();

test("every place of the three countries is there, with coordinates and a province", () => {
  const counts = Object.entries(Object.groupBy(gazetteer.cities, ({ country }) => country)).map(([country, { length }]) => [
    country,
    length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ NL: 1588, BE: 1739, DE: 7652 });
  expect(gazetteer.provinces).toHaveLength(39);
  expect(gazetteer.regions.length).toBeGreaterThanOrEqual(15);
  const provinces = new Set(gazetteer.provinces.map(({ country, name }) => `${country} ${name}`));
  const lost = gazetteer.cities.filter(({ country, province, lat, lon }) => {
    const isInEurope = lat > 47 && lat < 56 && lon > 2 && lon < 16;
    return !provinces.has(`${country} ${province}`) || !isInEurope;
  });
  expect(lost).toEqual([]);
  expect(new Set(gazetteer.cities.map(({ locationId }) => locationId)).size).toBe(gazetteer.cities.length);
});

test("the provinces are the twelve, eleven and sixteen that there are, by their own names", () => {
  const named = Object.groupBy(gazetteer.provinces, ({ country }) => country);
  const names = Object.entries(named).map(([country, provinces]) => [country, provinces.map(({ name }) => name).toSorted()]);
  expect(Object.fromEntries(names)).toEqual({
    NL: [
      ...["Drenthe", "Flevoland", "Friesland", "Gelderland", "Groningen", "Limburg", "Noord-Brabant", "Noord-Holland"],
      ...["Overijssel", "Utrecht", "Zeeland", "Zuid-Holland"],
    ],
    BE: [
      ...["Antwerpen", "Brussel", "Henegouwen", "Limburg", "Luik", "Luxemburg", "Namen", "Oost-Vlaanderen"],
      ...["Vlaams-Brabant", "Waals-Brabant", "West-Vlaanderen"],
    ],
    DE: [
      ...["Baden-Württemberg", "Bayern", "Berlin", "Brandenburg", "Bremen", "Hamburg", "Hessen", "Mecklenburg-Vorpommern"],
      ...["Niedersachsen", "Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland", "Sachsen", "Sachsen-Anhalt"],
      ...["Schleswig-Holstein", "Thüringen"],
    ],
  });
});

test("most people are counted: two thirds of who lives in each country", () => {
  const people = (code: string) =>
    gazetteer.cities.filter(({ country }) => country === code).reduce((sum, { population }) => sum + population, 0);
  expect(people("NL")).toBeGreaterThan(12_000_000);
  expect(people("BE")).toBeGreaterThan(7_000_000);
  expect(people("DE")).toBeGreaterThan(55_000_000);
});

test("places bear the names that people use on the spot", () => {
  const names = new Set(gazetteer.cities.map(({ name }) => name));
  const local = [
    "Den Haag",
    "'s-Hertogenbosch",
    "Luik",
    "Antwerpen",
    "Brussel",
    "Gent",
    "München",
    "Nürnberg",
    "Köln",
    "Hannover",
    "Frankfurt am Main",
  ];
  expect(local.filter((name) => !names.has(name))).toEqual([]);
  expect(["The Hague", "Antwerp", "Brussels", "Ostend", "Munich", "Nuremberg", "Cologne"].filter((name) => names.has(name))).toEqual([]);
});

test("regions hold the towns that lie in them", () => {
  const inside = (region: string, town: string) => {
    const box = gazetteer.regions.find(({ name }) => name === region);
    return gazetteer.cities.some((city) => city.name === town && box !== undefined && holds(box, city));
  };
  const towns = [
    ...[
      ["Veluwe", "Apeldoorn"],
      ["Achterhoek", "Winterswijk"],
      ["Randstad", "Rotterdam"],
      ["Ardennen", "Durbuy"],
      ["Kust", "Oostende"],
    ],
    ...[
      ["Ostfriesland", "Emden"],
      ["Ruhrgebiet", "Essen"],
      ["Bodensee", "Konstanz"],
      ["Harz", "Wernigerode"],
    ],
  ] as const;
  expect(towns.filter(([region, town]) => !inside(region, town))).toEqual([]);
});

test.each([
  ["nl", "bosch", "'s-Hertogenbosch"],
  ["nl", "den bosch", "'s-Hertogenbosch"],
  ["nl", "s hert", "'s-Hertogenbosch"],
  ["nl", "'s-gravenhage", "Den Haag"],
  ["nl", "haag", "Den Haag"],
  ["nl", "amst", "Amsterdam"],
  ["nl", "rot", "Rotterdam"],
  ["nl", "texel", "Den Burg"],
  ["nl", "leeuw", "Leeuwarden"],
  ["nl", "muenchen", "München"],
  ["be", "liege", "Luik"],
  ["be", "anvers", "Antwerpen"],
  ["be", "bergen", "Bergen"],
  ["be", "knokke-h", "Knokke-Heist"],
  ["de", "munchen", "München"],
  ["de", "nurn", "Nürnberg"],
  ["de", "frankf", "Frankfurt am Main"],
  ["de", "köl", "Köln"],
  ["de", "halle", "Halle (Saale)"],
  ["nl", "berlijn", "Berlin"],
  ["nl", "kaatsh", "Kaatsheuvel"],
] as const)("on %s, %s first suggests the city %s", (brand, text, name) => {
  expect(suggest(brand, text, "CITY").locations[0]).toMatchObject({ name });
});

test("the own country comes first: Bergen is another town on every side of the border", () => {
  const provinces = (["nl", "be", "de"] as const).map((brand) => suggest(brand, "bergen", "CITY").locations[0]?.province?.name);
  expect(provinces).toEqual(["Noord-Holland", "Henegouwen", "Niedersachsen"]);
});

test("every place that is offered is found again by how it is written, on every brand", () => {
  for (const brand of brands) {
    const { places: words } = wordsOf(brand.locale);
    const lost = placeIndex(catalogue.directory(brand.id))
      .places.map(({ location }) => location)
      .filter((location) => {
        const found = findPlaceByText({ catalogue, brand }, placeLabel(location, { words, home: brand.countryCode }));
        return found?.id !== location.id || found.type !== location.type;
      });
    expect(lost.map(({ name }) => name)).toEqual([]);
  }
});

test("a place that is typed and sent is the one of that very name, wherever it lies", () => {
  const meant = (key: BrandKey, text: string) => findPlaceByText({ catalogue, brand: brandOf(key) }, text)?.name;
  expect([meant("nl", "Mons"), meant("nl", "gent"), meant("de", "Halle"), meant("be", "bergen"), meant("nl", "den bosch")]).toEqual([
    ...["Bergen", "Gent", "Halle (Saale)", "Bergen", "'s-Hertogenbosch"],
  ]);
});

test("'s- and 't are words of their own", () => {
  const names = suggest("nl", "'s-")
    .locations.filter(({ country }) => country === "NL")
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !name.startsWith("'s-") && name !== "Den Haag")).toEqual([]);
});

test("a region holds the towns of its own country alone", () => {
  const ostfriesland = gazetteer.regions.find(({ name }) => name === "Ostfriesland");
  const town = (name: string) => gazetteer.cities.find((city) => city.name === name);
  const [emden, groningen] = [town("Emden"), town("Groningen")];
  if (!ostfriesland || !emden || !groningen) throw new Error("The gazetteer lacks Ostfriesland, Emden or Groningen.");
  expect([holds(ostfriesland, emden), holds(ostfriesland, groningen)]).toEqual([true, false]);
});

test("a suggestion costs a small part of looking through all names", () => {
  const texts = gazetteer.cities.filter((_, index) => index % 40 === 0).map(({ name }) => name.slice(0, 4));
  const names = gazetteer.cities.map(({ name }) => folded(name));
  suggest("nl", "warm", "CITY");

  const indexed = timed(() => texts.forEach((text) => suggest("nl", text, "CITY")));
  const scanned = timed(() =>
    texts.forEach((text) => names.filter((name) => name.split(/[ -]/).some((word) => word.startsWith(folded(text))))),
  );
  expect(scanned / indexed).toBeGreaterThan(3);
});

function suggest(key: BrandKey, text: string, type?: "CITY"): LocationList {
  const found = findLocations(catalogue, brandOf(key), { filterQuery: { genericSearchQuery: text, type }, page: 1, limit: 100 });
  if ("kind" in found) throw new Error(`${text} is refused`);
  return found;
}

function brandOf(key: BrandKey): Brand {
  const brand = brands.find((one) => one.key === key);
  if (!brand) throw new Error(`There is no brand ${key}.`);
  return brand;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
