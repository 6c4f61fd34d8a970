import type { Chance } from "../../support/hostile/chance.ts";
import { anyHostileText } from "./hostile-texts.ts";
import { worstText } from "./texts.ts";

/** A path with its query: as long as Node reads the head of a request, or as often as that has room for. */
type MakeAddress = (chance: Chance) => string;

/** Less than the 16 KB of a head. */
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

/** Addresses by what is bad about them. */
export const worstAddresses = {
  deepPaths: (chance) => `/${chance.pick(LANDINGS)}${until(LONGEST, () => `/${chance.pick(["a", "utrecht", "b-c", "%61", ""])}`)}`,
  shallowPaths: (chance) => `/${chance.pick(LANDINGS)}/${chance.below(1_000_000)}${"/x".repeat(chance.below(6))}`,
  longSlugs: (chance) => `${chance.pick(LISTS)}/${until(LONGEST, () => chance.pick(["a-", "b", "-", ".", "%20", "é".normalize("NFC")]))}`,
  dottedPaths: (chance) => `/${chance.pick(LANDINGS)}/${chance.pick([".", ".htm", ".html", ";"]).repeat(2_000)}x`,
  encodedPaths: (chance) => `/${until(LONGEST, () => chance.pick(["%2e", "%2f", "%25", "%C3%A9", "%e2%80%ae", "%F0%9F%98%80"]))}`,
  manyFilters: (chance) => `/uitjes?filters=${until(LONGEST, () => `${1 + chance.below(300)},`)}`,
  repeatedFilters: (chance) => `/uitjes?${until(LONGEST, () => `filters=${1 + chance.below(99_999)}&`)}`,
  repeatedNames: (chance) => `${chance.pick(LISTS)}?${until(LONGEST, () => `${chance.pick(NAMES)}=${chance.pick(NUMBERS.slice(0, 3))}&`)}`,
  namesAlone: (chance) => `${chance.pick(LISTS)}?${until(LONGEST, () => `${chance.pick(NAMES)}&`)}`,
  numbers: (chance) => `${chance.pick(LISTS)}?${NAMES.map((name) => `${name}=${chance.pick(NUMBERS)}`).join("&")}`,
  dates: (chance) => `/agenda?van=${chance.pick(DATES)}&tot=${chance.pick(DATES)}&pagina=${chance.pick(NUMBERS)}`,
  pages: (chance) =>
    `${chance.pick(LISTS)}?pagina=${1 + chance.below(10_000_000)}&sorteer=${chance.pick(["titel", "relevantie", "afstand"])}`,
  cursors: (chance) => `/uitjes?pagina=${2 + chance.below(1_000_000)}&p=${chance.below(1_000_000)}&na=${chance.pick(CURSORS)}`,
  longValues: (chance) => `${chance.pick(LISTS)}?${chance.pick(NAMES)}=${encoded(hostile(chance)).slice(0, LONGEST)}`,
  everyText: (chance) =>
    `/uitjes?${["zoek", "zin", "plaats", "gezocht"].map((name) => `${name}=${encoded(worstText(chance, "nl")).slice(0, 2_500)}`).join("&")}`,
  filterLists: (chance) => listed({ filters: Array.from({ length: 50 }, () => 1 + chance.below(300)), orderBy: "title" }),
  everyField: (chance) =>
    listed({
      ...{ filters: Array.from({ length: 50 }, () => 1 + chance.below(300)), genericSearchQuery: worstText(chance, "nl"), personCount: 30 },
      ...{ city: 1 + chance.below(500), radiusKm: 500, province: 1, region: 1, advancedCitySearch: true, orderBy: "distance" },
      ...{ bounds: { lonMin: -180, latMin: -90, lonMax: 180, latMax: 90 }, minimumAge: 8, indoorOutdoor: "BOTH" },
    }),
  wrongFields: (chance) =>
    `/api/public/activities?${PAGED}&filterQuery=${encoded(`{${until(4_000, () => `"${chance.pick(FIELDS)}${chance.below(99)}":[],`)}"x":1}`)}`,
  notJson: (chance) =>
    `/api/public/activities?${PAGED}&filterQuery=${encoded(until(4_000, () => chance.pick(['"', '\\"', '""', "[", "{", "1,"])))}`,
  repeatedQueries: () => `/api/public/activities?${PAGED}&${"filterQuery={}&".repeat(700)}`,
  slugsOfTheApi: (chance) => `/api/public/seo?slug=${encoded(until(300, () => chance.pick(["a/", "b", "/", "é"])))}`,
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
export function worstQuery(chance: Chance): string {
  const address = worstAddresses[chance.pick(OF_QUERIES)](chance);
  return address.slice(address.indexOf("?"));
}

/** What a list of the API is asked: as much as it may be, and what is none. */
export function worstFilterQuery(chance: Chance): string {
  if (chance.below(3) === 0) return JSON.stringify({ genericSearchQuery: worstText(chance, "nl").slice(0, 200) });
  const address = worstAddresses[chance.pick(OF_FILTER_QUERIES)](chance);
  return new URLSearchParams(address.slice(address.indexOf("?"))).get("filterQuery") ?? "";
}

function listed(filterQuery: object): string {
  return `/api/public/activities?${PAGED}&filterQuery=${encoded(JSON.stringify(filterQuery))}`;
}

function hostile(chance: Chance): string {
  const [, text] = anyHostileText(chance, LONGEST / 3);
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
