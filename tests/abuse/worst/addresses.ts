import type { Random } from "../../../packages/random/random.ts";
import { anyHostileText } from "./hostile-texts.ts";
import { worstText } from "./texts.ts";

/** A path with its query, up to the longest head that Node reads. */
type MakeAddress = (random: Random) => string;

/** Below the 16 KB that Node allows for a head. */
const LONGEST = 12_000;
const LISTS = [
  "/uitjes",
  "/overzicht",
  "/agenda",
  "/blogs",
  "/blogs/budget.html",
  "/uitjes/kano-nl",
  "/overzicht/de-roeiers-1",
  "/helpdesk",
];
const LANDINGS = ["bedrijfsuitje", "teamuitje", "personeelsuitje", "betriebsausflug", "kinderfeestje"];
const NAMES = [
  ...["filters", "locatie", "straal", "zoek", "zin", "personen", "gebied", "waar", "leeftijd", "sorteer", "pagina", "p", "na", "plaats"],
  ...["van", "tot", "letter", "gezocht", "over", "organisatie", "_routes", "utm_source", "x"],
];
const NUMBERS = ["0", "1", "-1", "1e9", "9".repeat(400), "2147483647", "0x10", "1.5", "٣", "NaN", "10000000"];
const DATES = ["2027-05-12", "0000-00-00", "9999-12-31", "2027-02-30", "-271821-04-20", "2027-05-12T00:00:00Z", "2000-01-01"];
const CURSORS = ["1", "1-1", "2147483647-99999", "-", "1-", `1-${"9".repeat(300)}`];
const FIELDS = [
  "filters",
  "geographicLocation",
  "bounds",
  "date",
  "orderBy",
  "seed",
  "city",
  "radiusKm",
  "excludeActivity",
  "after",
  "__proto__",
];
const PAGED = "page=1&limit=20";

/** Hostile addresses by kind. */
export const worstAddresses = {
  deepPaths: (random) => `/${random.oneOf(LANDINGS)}${until(LONGEST, () => `/${random.oneOf(["a", "utrecht", "b-c", "%61", ""])}`)}`,
  shallowPaths: (random) => `/${random.oneOf(LANDINGS)}/${random.below(1_000_000)}${"/x".repeat(random.below(6))}`,
  longSlugs: (random) => `${random.oneOf(LISTS)}/${until(LONGEST, () => random.oneOf(["a-", "b", "-", ".", "%20", "é".normalize("NFC")]))}`,
  dottedPaths: (random) => `/${random.oneOf(LANDINGS)}/${random.oneOf([".", ".htm", ".html", ";"]).repeat(2_000)}x`,
  encodedPaths: (random) => `/${until(LONGEST, () => random.oneOf(["%2e", "%2f", "%25", "%C3%A9", "%e2%80%ae", "%F0%9F%98%80"]))}`,
  manyFilters: (random) => `/uitjes?filters=${until(LONGEST, () => `${1 + random.below(300)},`)}`,
  repeatedFilters: (random) => `/uitjes?${until(LONGEST, () => `filters=${1 + random.below(99_999)}&`)}`,
  repeatedNames: (random) =>
    `${random.oneOf(LISTS)}?${until(LONGEST, () => `${random.oneOf(NAMES)}=${random.oneOf(NUMBERS.slice(0, 3))}&`)}`,
  namesAlone: (random) => `${random.oneOf(LISTS)}?${until(LONGEST, () => `${random.oneOf(NAMES)}&`)}`,
  numbers: (random) => `${random.oneOf(LISTS)}?${NAMES.map((name) => `${name}=${random.oneOf(NUMBERS)}`).join("&")}`,
  dates: (random) => `/agenda?van=${random.oneOf(DATES)}&tot=${random.oneOf(DATES)}&pagina=${random.oneOf(NUMBERS)}`,
  pages: (random) =>
    `${random.oneOf(LISTS)}?pagina=${1 + random.below(10_000_000)}&sorteer=${random.oneOf(["titel", "relevantie", "afstand"])}`,
  cursors: (random) => `/uitjes?pagina=${2 + random.below(1_000_000)}&p=${random.below(1_000_000)}&na=${random.oneOf(CURSORS)}`,
  longValues: (random) => `${random.oneOf(LISTS)}?${random.oneOf(NAMES)}=${encoded(hostile(random)).slice(0, LONGEST)}`,
  everyText: (random) =>
    `/uitjes?${["zoek", "zin", "plaats", "gezocht"].map((name) => `${name}=${encoded(worstText(random, "nl")).slice(0, 2_500)}`).join("&")}`,
  filterLists: (random) => listed({ filters: Array.from({ length: 50 }, () => 1 + random.below(300)), orderBy: "title" }),
  everyField: (random) =>
    listed({
      ...{ filters: Array.from({ length: 50 }, () => 1 + random.below(300)), genericSearchQuery: worstText(random, "nl"), personCount: 30 },
      ...{ city: 1 + random.below(500), radiusKm: 500, province: 1, region: 1, advancedCitySearch: true, orderBy: "distance" },
      ...{ bounds: { lonMin: -180, latMin: -90, lonMax: 180, latMax: 90 }, minimumAge: 8, indoorOutdoor: "BOTH" },
    }),
  wrongFields: (random) =>
    `/api/public/activities?${PAGED}&filterQuery=${encoded(`{${until(4_000, () => `"${random.oneOf(FIELDS)}${random.below(99)}":[],`)}"x":1}`)}`,
  notJson: (random) =>
    `/api/public/activities?${PAGED}&filterQuery=${encoded(until(4_000, () => random.oneOf(['"', '\\"', '""', "[", "{", "1,"])))}`,
  repeatedQueries: () => `/api/public/activities?${PAGED}&${"filterQuery={}&".repeat(700)}`,
  slugsOfTheApi: (random) => `/api/public/seo?slug=${encoded(until(300, () => random.oneOf(["a/", "b", "/", "é"])))}`,
} satisfies Record<string, MakeAddress>;

const OF_QUERIES = [
  ...(["manyFilters", "repeatedFilters", "repeatedNames", "namesAlone", "numbers", "dates"] as const),
  ...(["pages", "cursors", "longValues", "everyText"] as const),
];
const OF_FILTER_QUERIES = ["filterLists", "everyField", "everyField", "wrongFields", "notJson"] as const;

export type WorstAddressKind = keyof typeof worstAddresses;

const isKind = (text: string): text is WorstAddressKind => Object.hasOwn(worstAddresses, text);
export const worstAddressKinds = Object.keys(worstAddresses).filter(isKind);

/** A query of any page, with its question mark. */
export function worstQuery(random: Random): string {
  const address = worstAddresses[random.oneOf(OF_QUERIES)](random);
  return address.slice(address.indexOf("?"));
}

/** A filterQuery of the API: as large as allowed, or invalid. */
export function worstFilterQuery(random: Random): string {
  if (random.below(3) === 0) return JSON.stringify({ genericSearchQuery: worstText(random, "nl").slice(0, 200) });
  const address = worstAddresses[random.oneOf(OF_FILTER_QUERIES)](random);
  return new URLSearchParams(address.slice(address.indexOf("?"))).get("filterQuery") ?? "";
}

function listed(filterQuery: object): string {
  return `/api/public/activities?${PAGED}&filterQuery=${encoded(JSON.stringify(filterQuery))}`;
}

function hostile(random: Random): string {
  const [, text] = anyHostileText(random, LONGEST / 3);
  return text;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function until(length: number, piece: () => string): string {
  let text = "";
  while (text.length < length) text += piece();
  return text;
}
