import { expect, test } from "vitest";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { resolveLandingPage } from "./resolve-landing-page.ts";

const UTRECHT = { id: 1, name: "Utrecht" };
const TRACING = "Slug not found, trying to trace initial slug values...";

const home = pageWith({ slug: "/" });
const word = pageWith({ slug: "bedrijfsuitje" });
const city = pageWith({ slug: "bedrijfsuitje/utrecht", cities: [UTRECHT] });
const deep = pageWith({ slug: "teamuitje/nederland/utrecht", cities: [UTRECHT] });

function pageWith(given: Partial<SeoPage> & { slug: string }): SeoPage {
  const texts = { title: "", searchQuery: "", metaTitle: "", metaDescription: "", pageTitle: "", pageDescription: "" };
  return { id: 1, active: true, platform: 1, cities: [], provinces: [], regions: [], filters: [], ...texts, ...given };
}

/** Resolves a path among pages by slug. Returns also the logged lines and the looked-up slugs. */
function resolve(path: string, pages: ReadonlyMap<string, SeoPage> = bySlug(home, word, city, deep)) {
  const lines: string[] = [];
  const lookups: string[] = [];
  const find = (slug: string) => {
    lookups.push(slug);
    return pages.get(slug) ?? null;
  };
  return { outcome: resolveLandingPage(path, { find, log: (line) => lines.push(line) }), lines, lookups };
}

function bySlug(...pages: SeoPage[]): Map<string, SeoPage> {
  return new Map(pages.map((page) => [page.slug, page]));
}

test.each([
  ["/bedrijfsuitje", word],
  ["/bedrijfsuitje/?utm_source=mail", word],
  ["/bedrijfsuitje/utrecht", city],
  ["/teamuitje/nederland/utrecht/", deep],
  ["/", home],
])("%s is a page of its own, and nothing is logged", (path, page) => {
  const { outcome, lines } = resolve(path);
  expect(outcome).toEqual({ kind: "page", page });
  expect(lines).toEqual([]);
});

test.each(["/bedrijfsuitje/bestaatniet", "/bedrijfsuitje/utrecht/centrum", "/bedrijfsuitje/a/b/c"])(
  "%s redirects to the page of its first segment, and the log says that it was traced",
  (path) => {
    const { outcome, lines } = resolve(path);
    expect(outcome).toEqual({ kind: "redirect", path: "/bedrijfsuitje" });
    expect(lines).toEqual([TRACING]);
  },
);

test("the whole path is looked up first, then its first segment", () => {
  expect(resolve("/nergens/utrecht/").lookups).toEqual(["nergens/utrecht", "nergens"]);
});

test.each(["/nergens", "/nergens/utrecht", "/utrecht", "/__proto__"])("%s is unknown, and only the tracing is logged", (path) => {
  const { outcome, lines } = resolve(path);
  expect(outcome).toEqual({ kind: "none" });
  expect(lines).toEqual([TRACING]);
});

test("a page with another slug of as many segments is shown when it has the place that the path names", () => {
  const pages = new Map([
    ["bedrijfsuitjes", pageWith({ slug: "bedrijfsuitje", provinces: [UTRECHT] })],
    ["teamuitje", pageWith({ slug: "teamuitjes" })],
    ["uitje/den-haag", pageWith({ slug: "uitjes/den-haag", regions: [{ id: 2, name: "Den Haag" }] })],
  ]);
  expect(resolve("/bedrijfsuitjes/utrecht", pages).outcome).toEqual({ kind: "redirect", path: "/bedrijfsuitje" });
  expect(resolve("/bedrijfsuitjes", pages).outcome).toEqual({ kind: "redirect", path: "/bedrijfsuitje" });
  // A page without places belongs to any path of as many segments.
  expect(resolve("/teamuitje", pages).outcome).toMatchObject({ kind: "page" });
  expect(resolve("/uitje/den-haag", pages).outcome).toMatchObject({ kind: "page" });
});

test("the page of the root is shown where another slug finds it", () => {
  expect(resolve("/bedrijfsuitje", new Map([["bedrijfsuitje", home]])).outcome).toMatchObject({ kind: "page" });
});
