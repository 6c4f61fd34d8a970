import { expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { de } from "../../content/brands/de.ts";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import type { Brand } from "../brands/brand.ts";
import { alternatesOf } from "./alternates.ts";

const sites = [be, nl, de, kids].map((brand) => ({ brand, origin: `https://${brand.key}.example` }));
const of = (brand: Brand, path: string, isIndexed: (brand: Brand, path: string) => boolean = () => true) =>
  alternatesOf({ brand, path }, { sites, isIndexed }).map(({ hreflang, href }) => `${hreflang} ${href}`);

test.each(["/", "/uitjes", "/overzicht", "/helpdesk", "/adverteren", "/nieuwsbrief", "/over-ons", "/over-de-volgorde", "/privacy"])(
  "%s has alternates for Germany, Belgium and the Netherlands, and Dutch as the default",
  (path) => {
    const everywhere = [
      `de-DE https://de.example${path}`,
      `nl-BE https://be.example${path}`,
      `nl-NL https://nl.example${path}`,
      `x-default https://nl.example${path}`,
    ];
    for (const brand of [nl, be, de]) expect(of(brand, path)).toEqual(everywhere);
    expect(of(kids, path)).toEqual([]);
  },
);

test("pages of words are paired by the meaning of the word", () => {
  expect(of(de, "/betriebsausflug")).toEqual([
    "de-DE https://de.example/betriebsausflug",
    "nl-BE https://be.example/bedrijfsuitje",
    "nl-NL https://nl.example/bedrijfsuitje",
    "x-default https://nl.example/bedrijfsuitje",
  ]);
  expect(of(nl, "/bedrijfsuitje")).toEqual(of(de, "/betriebsausflug"));
  expect(of(nl, "/teambuilding")).toEqual([
    "nl-BE https://be.example/teambuilding",
    "nl-NL https://nl.example/teambuilding",
    "x-default https://nl.example/teambuilding",
  ]);
});

test("a page that is not indexed on one brand is no alternate on any brand", () => {
  const notInBelgium = (brand: Brand) => brand !== be;
  expect(of(nl, "/teamuitje", notInBelgium)).toEqual([
    "de-DE https://de.example/teamevent",
    "nl-NL https://nl.example/teamuitje",
    "x-default https://nl.example/teamuitje",
  ]);
  expect(of(nl, "/teambuilding", notInBelgium)).toEqual([]);
  expect(of(be, "/teambuilding", notInBelgium)).toEqual([]);
});

test("articles are alternates on the brands that share their list", () => {
  for (const path of ["/blogs", "/blog/3", "/blogs/regen.html"]) {
    expect(of(nl, path)).toEqual([
      `nl-BE https://be.example${path}`,
      `nl-NL https://nl.example${path}`,
      `x-default https://nl.example${path}`,
    ]);
    expect(of(be, path)).toEqual(of(nl, path));
    expect(of(de, path)).toEqual([]);
    expect(of(kids, path)).toEqual([]);
  }
});

test.each([
  "/uitjes/kano",
  "/uitjes?pagina=2",
  "/overzicht/de-waterkant-1",
  "/bedrijfsuitje/utrecht",
  "/agenda",
  "/voorwaarden/de",
  "/nergens",
])("%s has no alternates", (path) => {
  for (const brand of [nl, be, de, kids]) expect(of(brand, path)).toEqual([]);
});

test("alternates are the same on every brand that has the page", () => {
  for (const { brand } of sites)
    for (const path of Object.values(brand.equalPages)) {
      const answer = of(brand, path);
      for (const { brand: other } of sites) {
        const there = answer.find((line) => line.startsWith(other.lang) && line.includes(`//${other.key}.`))?.split(".example")[1];
        if (there !== undefined) expect(of(other, there)).toEqual(answer);
      }
    }
});
