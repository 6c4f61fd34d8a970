import { expect, test } from "vitest";
import type { Brand, BrandKey } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { regionContains } from "../src/catalogue/region-contains.ts";
import type { LocationList } from "../src/places/find-locations.server.ts";
import { findLocations } from "../src/places/find-locations.server.ts";
import { findPlaceByText } from "../src/places/find-place-by-text.server.ts";
import { placeIndex } from "../src/places/place-index.server.ts";
import { placeLabel } from "../src/places/place-label.ts";
import { foldCase } from "../packages/search/text/fold-case.ts";
import { gazetteerCatalogue } from "./support/gazetteer.ts";

const { gazetteer, catalogue } = await gazetteerCatalogue();

test("the gazetteer has every place of the three countries, with coordinates and a province", () => {
  const counts = Object.entries(Object.groupBy(gazetteer.cities, ({ country }) => country)).map(([country, { length }]) => [
    country,
    length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ NL: 1656, BE: 1745, DE: 7662 });
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

test("it has all twelve, eleven and sixteen provinces, by their own names", () => {
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

test("its populations add up to at least two thirds of each country", () => {
  const people = (code: string) =>
    gazetteer.cities.filter(({ country }) => country === code).reduce((sum, { population }) => sum + population, 0);
  expect(people("NL")).toBeGreaterThan(12_000_000);
  expect(people("BE")).toBeGreaterThan(7_000_000);
  expect(people("DE")).toBeGreaterThan(55_000_000);
});

test("places have their local names", () => {
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

test("regions contain their towns", () => {
  const inside = (region: string, town: string) => {
    const box = gazetteer.regions.find(({ name }) => name === region);
    return gazetteer.cities.some((city) => city.name === town && box !== undefined && regionContains(box, city));
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

test("the own country comes first: Bergen is a different town on each brand", () => {
  const provinces = (["nl", "be", "de"] as const).map((brand) => suggest(brand, "bergen", "CITY").locations[0]?.province?.name);
  expect(provinces).toEqual(["Noord-Holland", "Henegouwen", "Niedersachsen"]);
});

test("every place is found by its own label, on every brand", () => {
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

test("a typed name finds the place with exactly that name, in any country", () => {
  const meant = (key: BrandKey, text: string) => findPlaceByText({ catalogue, brand: brandOf(key) }, text)?.name;
  expect([meant("nl", "Mons"), meant("nl", "gent"), meant("de", "Halle"), meant("be", "bergen"), meant("nl", "den bosch")]).toEqual([
    ...["Bergen", "Gent", "Halle (Saale)", "Bergen", "'s-Hertogenbosch"],
  ]);
});

/** The place that a text finds on a brand: `Bergen, Henegouwen`, `Limburg (PROVINCE, BE)`. */
function whereIs(key: BrandKey, text: string): string | null {
  const place = findPlaceByText({ catalogue, brand: brandOf(key) }, text);
  if (!place) return null;
  return place.province ? `${place.name}, ${place.province.name}` : `${place.name} (${place.type}, ${place.country})`;
}

test.each([
  ...([
    ["nl", "Bergen, België", "Bergen, Henegouwen"],
    ["nl", "Mons, België", "Bergen, Henegouwen"],
    ["nl", "Gent, België", "Gent, Oost-Vlaanderen"],
    ["nl", "Limburg, België", "Limburg (PROVINCE, BE)"],
    ["nl", "Limburg (NL)", "Limburg (PROVINCE, NL)"],
    ["nl", "Hengelo (Gld)", "Hengelo, Gelderland"],
    ["nl", "Hengelo Gld.", "Hengelo, Gelderland"],
    ["nl", "Hengelo, Twente", "Hengelo, Overijssel"],
    ["nl", "Rijswijk (NB)", "Rijswijk, Noord-Brabant"],
    ["nl", "Rijswijk N.-Br.", "Rijswijk, Noord-Brabant"],
    ["nl", "Utrecht, Nederland", "Utrecht, Utrecht"],
    ["nl", "Utrecht (stad)", "Utrecht, Utrecht"],
    ["nl", "Gemeente Utrecht", "Utrecht, Utrecht"],
    ["nl", "provincie Utrecht", "Utrecht (PROVINCE, NL)"],
    ["nl", "Haren (Ems)", "Haren, Niedersachsen"],
    ["nl", "Luik/Liège", "Luik, Luik"],
    ["nl", "Nuenen c.a.", "Nuenen, Noord-Brabant"],
    ["nl", "Hoogezand-Sappemeer", "Hoogezand, Groningen"],
    ["nl", "Rijswijk bij Den Haag", "Rijswijk, Zuid-Holland"],
    ["nl", "Zeeland", "Zeeland (PROVINCE, NL)"],
    ["nl", "Zeeland (NB)", "Zeeland, Noord-Brabant"],
    ["nl", "Brabant", "Noord-Brabant (PROVINCE, NL)"],
    ["de", "Sachsen", "Sachsen (PROVINCE, DE)"],
    ["de", "Rottenburg a.N.", "Rottenburg, Baden-Württemberg"],
    ["nl", "NH", "Noord-Holland (PROVINCE, NL)"],
    ["be", "Antwerpen, België", "Antwerpen, Antwerpen"],
    ["be", "Bergen, Nederland", "Bergen, Noord-Holland"],
    ["be", "Aalst (O-Vl.)", "Aalst, Oost-Vlaanderen"],
    ["de", "Halle (Westf.)", "Halle, Nordrhein-Westfalen"],
    ["de", "Münster, Hessen", "Münster, Hessen"],
    ["de", "Oldenburg i.O.", "Oldenburg, Niedersachsen"],
    ["de", "Garching b. München", "Garching, Bayern"],
    ["de", "Fürth bei Nürnberg", "Fürth, Bayern"],
    ["de", "Ffm", "Frankfurt am Main, Hessen"],
    ["de", "Neustadt i. Holst.", "Neustadt in Holstein, Schleswig-Holstein"],
    ["de", "Lüttich, Belgien", "Luik, Luik"],
    ["de", "Brühl NRW", "Brühl, Nordrhein-Westfalen"],
  ] as const),
])("on %s, %s is %s, by the qualifier beside the name", (key, text, place) => expect(whereIs(key, text)).toBe(place));

test.each([
  ["nl", "Bergen, Limburg"],
  ["nl", "Rijswijk, Gelderland"],
  ["nl", "Mons, Nederland"],
  ["nl", "Bergen, Noorwegen"],
  ["nl", "Lille, Frankrijk"],
  ["nl", "België"],
  ["nl", "Parijs"],
  ["nl", "Londen"],
  ["de", "Salzburg"],
  ["nl", "Gent, Brugge"],
  ["nl", "Bergen bij Nijmegen"],
  ["de", "Fürth bei München"],
  ["nl", "Gent/Brugge"],
  ["be", "Vlaanderen"],
  ["nl", "1012 AB"],
  ["be", "Gent, Limburg"],
  ["de", "Köln, Bayern"],
  ["de", "59000 Lille"],
] as const)("on %s, %s is unknown, and no namesake elsewhere is used instead", (key, text) => expect(whereIs(key, text)).toBeNull());

test.each([
  ["de", "Frankfurt", "Frankfurt am Main"],
  ["de", "Neustadt", "Neustadt an der Weinstraße"],
  ["de", "Rothenburg", "Rothenburg ob der Tauber"],
  ["de", "Limburg", "Limburg an der Lahn"],
  ["nl", "Alphen", "Alphen aan den Rijn"],
  ["nl", "Oosterhout", "Oosterhout"],
  ["be", "Halle", "Halle"],
] as const)("on %s, the largest %s in the own country is suggested first, and found", (key, text, name) => {
  expect(suggest(key, text, "CITY").locations[0]?.name).toBe(name);
  expect(findPlaceByText({ catalogue, brand: brandOf(key) }, text, "CITY")?.name).toBe(name);
});

test.each([
  ["nl", "Sint-Oedenrode", ["St. Oedenrode", "Sint Oedenrode", "sint-oedenrode", "St Oedenrode"]],
  [
    "nl",
    "'s-Hertogenbosch",
    ["’s-Hertogenbosch", "s-Hertogenbosch", "ʼs‑Hertogenbosch", "'sHertogenbosch", "5211 AX Den Bosch", "den-bosch"],
  ],
  ["nl", "Den Haag", ["Den-Haag", "DenHaag", "´s-Gravenhage", "gravenhage", "Den\u00a0Haag", "D\u200ben Haag"]],
  ["nl", "Amsterdam-Zuidoost", ["Amsterdam Zuidoost", "Amsterdam – Zuidoost"]],
  ["nl", "Alphen aan den Rijn", ["Alphen a/d Rijn", "Alphen a.d. Rijn", "alphen ad rijn", "Alphen (Rijn)"]],
  ["nl", "'t Zand", ["het Zand", "’t Zand", "Zand"]],
  ["nl", "IJsselstein", ["Ysselstein", "Ĳsselstein", "Ijsselstein"]],
  ["nl", "Oud-Beijerland", ["O.-Beijerland", "oud beyerland"]],
  ["nl", "Veluwe", ["de Veluwe", "op de Veluwe"]],
  ["nl", "Utrecht", ["Domplein 1, 3512 JC Utrecht", "3512jc utrecht", "Utrecht (gemeente)"]],
  ["be", "Sint-Truiden", ["St-Truiden", "St. Truiden", "Saint-Trond"]],
  ["be", "Heist-op-den-Berg", ["Heist o/d Berg"]],
  ["be", "De Pinte", ["9840 De Pinte", "B-9840 De Pinte"]],
  ["be", "Gent", ["9000 Gent", "Gent 9000", "Gand"]],
  ["de", "Sankt Augustin", ["St. Augustin", "St.Augustin"]],
  ["de", "Sankt Peter-Ording", ["St. Peter-Ording", "St Peter Ording"]],
  ["de", "Frankfurt am Main", ["Frankfurt/Main", "Frankfurt a.M.", "Frankfurt (Main)", "60311 Frankfurt"]],
  ["de", "Frankfurt (Oder)", ["Frankfurt/Oder", "Frankfurt a.d. Oder", "Frankfurt (O)"]],
  ["de", "Rothenburg ob der Tauber", ["Rothenburg o.d.T.", "Rothenburg o. d. Tauber"]],
  ["de", "Freiburg im Breisgau", ["Freiburg i.Br.", "Freiburg i. Brsg."]],
  ["de", "Esslingen am Neckar", ["Esslingen/Neckar", "Esslingen a.N."]],
  ["de", "Bad Homburg vor der Höhe", ["Bad Homburg v.d.H.", "B. Homburg"]],
  ["de", "Schwäbisch Gmünd", ["Schwäb. Gmünd", "Schwaebisch Gmuend"]],
  ["de", "Groß-Gerau", ["Gr. Gerau", "Gross Gerau"]],
  ["de", "Köln", ["50667 Köln", "D-50667 Koeln", "Stadt Köln"]],
  ["de", "Düsseldorf", ["Duesseldorf", "DÜSSELDORF"]],
] as const)("on %s, %s is found in every spelling", (key, name, spellings) => {
  const found = (text: string) => findPlaceByText({ catalogue, brand: brandOf(key) }, text)?.name;
  expect(spellings.filter((text) => found(text) !== name)).toEqual([]);
  expect(spellings.filter((text) => !suggest(key, text).locations.some((location) => location.name === name))).toEqual([]);
});

test("an unfinished qualifier already selects suggestions", () => {
  const first = (key: BrandKey, text: string) => suggest(key, text).locations[0]?.province?.name;
  expect([first("nl", "Hengelo (G"), first("nl", "Bergen, Be"), first("be", "st-tr"), first("de", "Rothenburg o.d.")]).toEqual([
    ...["Gelderland", "Henegouwen", "Limburg", "Bayern"],
  ]);
});

test("a text of many words takes less time than three scans of all names", () => {
  const texts = ["a ".repeat(100), "st gr kl ".repeat(30), "x".repeat(200), "(,/".repeat(60), "b d o ".repeat(30)];
  const names = gazetteer.cities.map(({ name }) => name);
  const find = () => texts.forEach((text) => findPlaceByText({ catalogue, brand: brandOf("de") }, text));
  find();
  const scanned = timed(() => texts.forEach((text) => names.filter((name) => foldCase(name).startsWith(text))));
  expect(timed(find) / scanned).toBeLessThan(3);
});

test("'s- is a complete word", () => {
  const names = suggest("nl", "'s-")
    .locations.filter(({ country }) => country === "NL")
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !name.startsWith("'s-") && name !== "Den Haag")).toEqual([]);
});

test("a region contains only towns of its own country", () => {
  const ostfriesland = gazetteer.regions.find(({ name }) => name === "Ostfriesland");
  const town = (name: string) => gazetteer.cities.find((city) => city.name === name);
  const [emden, groningen] = [town("Emden"), town("Groningen")];
  if (!ostfriesland || !emden || !groningen) throw new Error("The gazetteer lacks Ostfriesland, Emden or Groningen.");
  expect([regionContains(ostfriesland, emden), regionContains(ostfriesland, groningen)]).toEqual([true, false]);
});

test("a suggestion takes less than a third of a scan of all names", () => {
  const texts = gazetteer.cities.filter((_, index) => index % 40 === 0).map(({ name }) => name.slice(0, 4));
  const names = gazetteer.cities.map(({ name }) => foldCase(name));
  suggest("nl", "warm", "CITY");

  const indexed = timed(() => texts.forEach((text) => suggest("nl", text, "CITY")));
  const scanned = timed(() =>
    texts.forEach((text) => names.filter((name) => name.split(/[ -]/).some((word) => word.startsWith(foldCase(text))))),
  );
  expect(scanned / indexed).toBeGreaterThan(3);
});

function suggest(key: BrandKey, text: string, type?: "CITY"): LocationList {
  const found = findLocations(catalogue, brandOf(key), { filterQuery: { genericSearchQuery: text, type }, page: 1, limit: 100 });
  if ("kind" in found) throw new Error(`The query ${text} is invalid.`);
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
