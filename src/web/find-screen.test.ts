import { expect, test } from "vitest";
import { documentKey, findScreen } from "./find-screen.ts";
import { SCREENS } from "./screens.ts";
import { SPECULATION_RULES } from "./speculation-rules.server.ts";

const keyOf = (address: string) => documentKey(new URL(address, "http://nl.localhost"));

test("a document is cached once, whatever is in its address that it does not read", () => {
  expect(["/privacy", "/privacy?utm_source=mail", "/over-ons?pagina=2"].map(keyOf)).toEqual(["/privacy", "/privacy", "/over-ons"]);
  expect(["/blogs?pagina=2&x=1", "/blogs?pagina=1", "/blogs/teambuilding.html?pagina=3"].map(keyOf)).toEqual([
    "/blogs?pagina=2",
    "/blogs",
    "/blogs/teambuilding.html?pagina=3",
  ]);
  expect(keyOf("/overzicht/kanovaarder-12?pagina=2&y")).toBe("/overzicht/kanovaarder-12?pagina=2");
  expect(["/plaats-voorstellen?plaats=Xyz", "/plaats-voorstellen"].map(keyOf)).toEqual([
    "/plaats-voorstellen?plaats=Xyz",
    "/plaats-voorstellen",
  ]);
});

test("the link of a mail is cached for nobody, and neither are the data that tabs from before a deploy ask for", () => {
  expect(["/nieuwsbrief/bevestigen?t=a", "/nieuwsbrief/afmelden?t=a", "/blogs.data?pagina=2", "/privacy.data"].map(keyOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("what is no document is left to React Router", () => {
  for (const address of ["/", "/uitjes", "/uitjes.data", "/privacy/meer", "/blogs/a/b", "/overzicht"])
    expect([address, keyOf(address)]).toEqual([address, undefined]);
  expect(findScreen("/privacy.data")).toBe(null);
});

test("the parameters of a path are decoded, and a path that cannot be decoded has no screen", () => {
  expect(findScreen("/voorwaarden/n%6C")).toMatchObject({ name: "terms", params: { language: "nl" } });
  expect(findScreen("/Privacy")).toMatchObject({ name: "privacy", params: {} });
  expect([findScreen("/blog/%FF"), findScreen("/blogs")?.params]).toEqual([null, {}]);
});

test("browsers prerender every document, with any query, and no other page", () => {
  const { prerender }: { prerender: { where: { href_matches: string[] } }[] } = JSON.parse(SPECULATION_RULES);
  const patterns = prerender.flatMap(({ where }) => where.href_matches).map((pattern) => new URLPattern(pattern, "http://nl.localhost"));
  const matches = (path: string) => patterns.some((pattern) => pattern.test(path, "http://nl.localhost"));
  const paths = Object.values(SCREENS).map(({ path }) => path.replace(/:\w+\??/, "een"));
  expect(paths.filter((path) => !matches(path) || !matches(`${path}?pagina=2`))).toEqual([]);
  expect(["/", "/uitjes", "/banner/1", "/api/docs"].filter(matches)).toEqual([]);
});
