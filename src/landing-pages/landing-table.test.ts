import { expect, test } from "vitest";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { landingPageOf, landingSearchOf } from "./landing-page.ts";
import { resolveLandingPage } from "./resolve-landing-page.ts";
import { landingText } from "./landing-text.ts";

const AMSTERDAM = { id: 10, name: "Amsterdam" };
const UTRECHT = { id: 11, name: "Utrecht" };
const DEN_BOSCH = { id: 12, name: "'s-Hertogenbosch" };
const SUEDTIROL = { id: 13, name: "Südtirol" };
const UTRECHT_PROVINCE = { id: 20, name: "Utrecht" };
const GELDERLAND = { id: 21, name: "Gelderland" };
const VELUWE = { id: 30, name: "Veluwe" };

const PAGES = [
  page("bedrijfsuitje", { title: "Bedrijfsuitje" }),
  page("bedrijfsuitje/amsterdam", { cities: [AMSTERDAM] }),
  page("bedrijfsuitje/utrecht", { cities: [UTRECHT], provinces: [UTRECHT_PROVINCE] }),
  page("bedrijfsuitje/gelderland", { provinces: [GELDERLAND] }),
  page("bedrijfsuitje/veluwe", { regions: [VELUWE] }),
  page("bedrijfsuitje/s-hertogenbosch", { cities: [DEN_BOSCH] }),
  page("bedrijfsuitje/suedtirol", { regions: [SUEDTIROL] }),
  page("bedrijfsuitje/gelderland/ede", { cities: [{ id: 14, name: "Ede" }] }),
  page("zeilen", { title: "Zeilen", searchQuery: "zeilen" }),
  page("zeilen/sneek", { cities: [{ id: 15, name: "Sneek" }], searchQuery: "zeilen" }),
  page("bedrijfsuitje/randstad", { cities: [AMSTERDAM, UTRECHT] }),
];
const bySlug = new Map(PAGES.map((one) => [one.slug, one]));
const find = (slug: string) => bySlug.get(slug) ?? null;

function page(slug: string, given: Partial<SeoPage>): SeoPage {
  const texts = { title: slug, searchQuery: "", metaTitle: "", metaDescription: "", pageTitle: "Uitje[ in #locatie]", pageDescription: "" };
  return { id: 1, active: true, platform: 1, cities: [], provinces: [], regions: [], filters: [], ...texts, ...given, slug };
}

/** The slug of the page, the redirect or null; and whether the first segment was looked up. */
function resolved(path: string): [outcome: string | null, traced: boolean] {
  const lines: string[] = [];
  const outcome = resolveLandingPage(path, { find, log: (line) => lines.push(line) });
  if (lines.length > 0) expect(lines).toEqual(["Slug not found, trying to trace initial slug values..."]);
  switch (outcome.kind) {
    case "page":
      return [outcome.page.slug, lines.length > 0];
    case "redirect":
      return [`→ ${outcome.path}`, lines.length > 0];
    case "none":
      return [null, lines.length > 0];
  }
}

test.for([
  // The whole path, with any slashes, query or fragment.
  ["/bedrijfsuitje", "bedrijfsuitje"],
  ["bedrijfsuitje", "bedrijfsuitje"],
  ["/bedrijfsuitje/", "bedrijfsuitje"],
  ["//bedrijfsuitje//", "bedrijfsuitje"],
  ["/bedrijfsuitje?utm_source=x", "bedrijfsuitje"],
  ["/bedrijfsuitje/?a=/b/c", "bedrijfsuitje"],
  ["/bedrijfsuitje?", "bedrijfsuitje"],
  ["/bedrijfsuitje#lijst", "bedrijfsuitje"],
  ["/bedrijfsuitje/amsterdam", "bedrijfsuitje/amsterdam"],
  ["/bedrijfsuitje/amsterdam/?p=1#x", "bedrijfsuitje/amsterdam"],
  ["/bedrijfsuitje/gelderland", "bedrijfsuitje/gelderland"],
  ["/bedrijfsuitje/gelderland/ede", "bedrijfsuitje/gelderland/ede"],
  ["/bedrijfsuitje/veluwe", "bedrijfsuitje/veluwe"],
  ["/bedrijfsuitje/s-hertogenbosch", "bedrijfsuitje/s-hertogenbosch"],
  ["/zeilen", "zeilen"],
] as const)("%s is found as %s", ([path, slug]) => expect(resolved(path)).toEqual([slug, false]));

test.for([
  // The first segment redirects to its page when the number of segments differs.
  ["/bedrijfsuitje/bestaatniet", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/amsterdam/centrum", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/amsterdam/centrum/noord", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/Amsterdam", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/südtirol", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/'s-hertogenbosch", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje//amsterdam", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/amsterdam%2Fcentrum", "→ /bedrijfsuitje"],
  ["/bedrijfsuitje/%20", "→ /bedrijfsuitje"],
  ["/zeilen/friesland?x=y", "→ /zeilen"],
  // Not found.
  ["/", null],
  ["", null],
  ["///", null],
  ["/?slug=bedrijfsuitje", null],
  ["/amsterdam", null],
  ["/amsterdam/bedrijfsuitje", null],
  ["/Bedrijfsuitje", null],
  ["/bedrijfsuitje%2Famsterdam", null],
  ["/bedrijfsuitjes", null],
  ["/%62edrijfsuitje", null],
  ["/constructor/x", null],
  ["/ ", null],
] as const)("%s is not found, and traced to %s", ([path, outcome]) => expect(resolved(path)).toEqual([outcome, true]));

test("an inactive page is not found, since the catalogue holds only active ones", () => {
  expect(PAGES.every(({ active }) => active)).toBe(true);
  expect(resolved("/teambuilding/gesloten")).toEqual([null, true]);
});

test.for([
  ["bedrijfsuitje", "Uitje", null],
  ["bedrijfsuitje/amsterdam", "Uitje in Amsterdam", { type: "CITY", id: 10 }],
  // A city precedes the province of the same name.
  ["bedrijfsuitje/utrecht", "Uitje in Utrecht", { type: "CITY", id: 11 }],
  ["bedrijfsuitje/gelderland", "Uitje in Gelderland", { type: "PROVINCE", id: 21 }],
  ["bedrijfsuitje/veluwe", "Uitje in Veluwe", { type: "REGION", id: 30 }],
  ["bedrijfsuitje/s-hertogenbosch", "Uitje in 's-Hertogenbosch", { type: "CITY", id: 12 }],
  ["bedrijfsuitje/suedtirol", "Uitje in Südtirol", { type: "REGION", id: 13 }],
  ["bedrijfsuitje/gelderland/ede", "Uitje in Ede", { type: "CITY", id: 14 }],
  // The path names no place: the first one.
  ["bedrijfsuitje/randstad", "Uitje in Amsterdam", { type: "CITY", id: 10 }],
] as const)("the page %s says %s and searches there", ([slug, heading, location]) => {
  const found = find(slug) ?? expect.fail(`There is no page ${slug}.`);
  expect(landingPageOf(found, { find }).heading).toBe(heading);
  expect(landingSearchOf(found).location).toEqual(location);
});

test.for([
  { text: "#locatie", place: "Ede", word: "", filled: "Ede" },
  { text: "#locatie en #locatie", place: "Ede", word: "", filled: "Ede en Ede" },
  { text: "#locatie#locatie", place: "Ede", word: "", filled: "EdeEde" },
  { text: "#zoekterm in #locatie", place: "Ede", word: "zeilen", filled: "zeilen in Ede" },
  { text: "[#zoekterm in #locatie]", place: "", word: "zeilen", filled: "" },
  { text: "[#zoekterm][ in #locatie]", place: "", word: "zeilen", filled: "zeilen" },
  { text: "Uitje[ in #locatie[ voor #zoekterm]]", place: "Ede", word: "", filled: "Uitje in Ede" },
  { text: "Uitje[ in #locatie[ voor #zoekterm]]", place: "", word: "zeilen", filled: "Uitje" },
  { text: "[[[#locatie]]]", place: "Ede", word: "", filled: "Ede" },
  { text: "Uitje [ in #locatie", place: "", word: "", filled: "Uitje [ in" },
  { text: "Uitje ] in #locatie", place: "", word: "", filled: "Uitje ] in" },
  { text: "Uitje [] hier", place: "Ede", word: "", filled: "Uitje [] hier" },
  { text: "Uitje [groot] hier", place: "", word: "", filled: "Uitje [groot] hier" },
  { text: "   ", place: "Ede", word: "", filled: "" },
  { text: "Uitje  in   #locatie ", place: "Ede", word: "", filled: "Uitje in Ede" },
  { text: "Uitje\t\n in #locatie", place: "Ede", word: "", filled: "Uitje in Ede" },
  { text: "#Locatie en #LOCATIE", place: "Ede", word: "", filled: "#Locatie en #LOCATIE" },
  { text: "#locaties", place: "Ede", word: "", filled: "Edes" },
  { text: "Uitje in #locatie.", place: "", word: "", filled: "Uitje in ." },
  { text: "Uitje[ in #locatie].", place: "", word: "", filled: "Uitje." },
  { text: "#locatie", place: "$& [#zoekterm]", word: "zeilen", filled: "$& [#zoekterm]" },
  { text: "#zoekterm", place: "", word: "  zeilen  ", filled: "zeilen" },
  { text: "Uitje[ met #zoekterm]", place: "", word: "   ", filled: "Uitje" },
  { text: "Café #locatie", place: "Curaçao", word: "", filled: "Café Curaçao" },
])("$text with '$place' and '$word' is '$filled'", ({ text, place, word, filled }) => {
  expect(landingText(text, { "#locatie": place, "#zoekterm": word })).toBe(filled);
});
