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

/** Resolves among pages by their slugs, as they are asked for. */
function resolve(path: string, pages: ReadonlyMap<string, SeoPage> = bySlug(home, word, city, deep)) {
  const lines: string[] = [];
  const asked: string[] = [];
  const find = (slug: string) => {
    asked.push(slug);
    return pages.get(slug) ?? null;
  };
  return { outcome: resolveLandingPage(path, { find, say: (line) => lines.push(line) }), lines, asked };
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
])("%s is a page of its own, and nothing is said", (path, page) => {
  const { outcome, lines } = resolve(path);
  expect(outcome).toEqual({ kind: "page", page });
  expect(lines).toEqual([]);
});

test.each(["/bedrijfsuitje/bestaatniet", "/bedrijfsuitje/utrecht/centrum", "/bedrijfsuitje/a/b/c"])(
  "%s leads to the page of its first segment, and the log says that it was traced",
  (path) => {
    const { outcome, lines } = resolve(path);
    expect(outcome).toEqual({ kind: "redirect", path: "/bedrijfsuitje" });
    expect(lines).toEqual([TRACING]);
  },
);

test("the whole path is asked for first, then its first segment alone", () => {
  expect(resolve("/nergens/utrecht/").asked).toEqual(["nergens/utrecht", "nergens"]);
});

test.each(["/nergens", "/nergens/utrecht", "/utrecht", "/__proto__"])(
  "%s is nothing that is known, and only the tracing is said",
  (path) => {
    const { outcome, lines } = resolve(path);
    expect(outcome).toEqual({ kind: "none" });
    expect(lines).toEqual([TRACING]);
  },
);

test("a page with another slug of as many segments is shown when it has the place that the path names", () => {
  const pages = new Map([
    ["bedrijfsuitjes", pageWith({ slug: "bedrijfsuitje", provinces: [UTRECHT] })],
    ["teamuitje", pageWith({ slug: "teamuitjes" })],
    ["uitje/den-haag", pageWith({ slug: "uitjes/den-haag", regions: [{ id: 2, name: "Den Haag" }] })],
  ]);
  expect(resolve("/bedrijfsuitjes/utrecht", pages).outcome).toEqual({ kind: "redirect", path: "/bedrijfsuitje" });
  expect(resolve("/bedrijfsuitjes", pages).outcome).toEqual({ kind: "redirect", path: "/bedrijfsuitje" });
  // Without a place of its own there is none to agree on.
  expect(resolve("/teamuitje", pages).outcome).toMatchObject({ kind: "page" });
  expect(resolve("/uitje/den-haag", pages).outcome).toMatchObject({ kind: "page" });
});

test("the page of the root is shown where it is found under a word", () => {
  expect(resolve("/bedrijfsuitje", new Map([["bedrijfsuitje", home]])).outcome).toMatchObject({ kind: "page" });
});
