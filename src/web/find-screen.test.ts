import { expect, test } from "vitest";
import { brandOfKey } from "../brands/brands.ts";
import { documentKey, findScreen } from "./find-screen.ts";
import { SCREENS } from "./screens.ts";
import { speculationRules } from "./navigation/speculation-rules.server.ts";

const keyOf = (address: string) => documentKey(new URL(address, "http://nl.localhost"));

test("the cache key omits the parameters that a document does not read", () => {
  expect(["/", "/?utm_source=mail", "/privacy?utm_source=mail", "/over-ons?pagina=2"].map(keyOf)).toEqual([
    "/",
    "/",
    "/privacy",
    "/over-ons",
  ]);
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

test("pages behind a link in a mail, or with a typed sentence, are not cached", () => {
  expect(["/nieuwsbrief/bevestigen?t=a", "/nieuwsbrief/afmelden?t=a", "/uitjes?zin=kanoen"].map(keyOf)).toEqual([null, null, null]);
});

test("a list is cached by the parameters that it reads, and its regions separately", () => {
  expect(["/uitjes?x=1&personen=8", "/uitjes?personen=8&regions=1", "/bedrijfsuitje/ede?x&regions=1"].map(keyOf)).toEqual([
    "/uitjes?personen=8",
    "/uitjes?personen=8&regions=1",
    "/bedrijfsuitje/ede?regions=1",
  ]);
  expect(["/agenda?zoek=geit&y", "/overzicht?zoek=bos&y", "/uitjes/kano-nl?personen=8&y"].map(keyOf)).toEqual([
    "/agenda?zoek=geit",
    "/overzicht?zoek=bos",
    "/uitjes/kano-nl?personen=8",
  ]);
});

test("the parameters of a path are decoded, and a path that cannot be decoded has no screen", () => {
  expect(findScreen("/voorwaarden/n%6C")).toMatchObject({ name: "terms", params: { language: "nl" } });
  expect(findScreen("/Privacy")).toMatchObject({ name: "privacy", params: {} });
  expect([findScreen("/blog/%FF"), findScreen("/blogs")?.params]).toEqual([null, {}]);
});

test("browsers prerender every document, with any query, and no other page", () => {
  const { prerender }: { prerender: { where: { and: { href_matches?: string[] }[] } }[] } = JSON.parse(speculationRules(brandOfKey("nl")));
  const patterns = prerender
    .flatMap(({ where }) => where.and.flatMap((part) => part.href_matches ?? []))
    .map((pattern) => new URLPattern(pattern, "http://nl.localhost"));
  const matches = (path: string) => patterns.some((pattern) => pattern.test(path, "http://nl.localhost"));
  const paths = Object.values(SCREENS).map(({ path }) => path.replace(/:\w+\??/, "een").replace("/*", "/bedrijfsuitje/ede"));
  expect(paths.filter((path) => !matches(path) || !matches(`${path}?pagina=2`))).toEqual([]);
  expect(["/banner/1", "/api/docs", "/static/x.png"].filter(matches)).toEqual([]);
});
