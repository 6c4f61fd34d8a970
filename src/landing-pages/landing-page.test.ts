import { afterAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addCity, addFilterGroup, addProvince, addSeoPage } from "../../tests/support/fixtures.ts";
import { findLandingPage } from "./find-landing-page.server.ts";
import { landingPageOf, landingSearchOf } from "./landing-page.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const province = await addProvince(db, { name: "Noord-Brabant" });
const breda = await addCity(db, { name: "Breda", province_id: province });
const denBosch = await addCity(db, { name: "'s-Hertogenbosch", province_id: province });
const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: ["Bedrijfsuitje"] });
const texts = {
  meta_title: "Bedrijfsuitje[ in #locatie]  kiezen",
  page_title: "Bedrijfsuitje[ in #locatie]",
  page_description:
    "Begin bij de datum en het aantal mensen, de rest volgt daarna bijna vanzelf. Vraag vooraf wie niet lang kan lopen, en wie er met de trein komt of liever met de fiets. Boek op tijd.",
};
await addSeoPage(db, { slug: "teamuitje", title: "Teamuitje" });
await addSeoPage(db, { slug: "bedrijfsuitje", title: "Bedrijfsuitje", ...texts, filters });
await addSeoPage(db, { slug: "bedrijfsuitje/s-hertogenbosch", ...texts, filters, cities: [breda, denBosch] });
await addSeoPage(db, { slug: "bedrijfsuitje/breda", ...texts, cities: [breda] });
await addSeoPage(db, { slug: "zeilen", title: "Zeilen", page_title: "Een dag #zoekterm[ in #locatie]", search_query: "zeilen" });
await catalogue.refresh();

const find = (slug: string) => findLandingPage(catalogue, nl, { slug });
const pageAt = (slug: string) => find(slug) ?? expect.fail(`There is no page ${slug}.`);

test("a page in a place names the place of its path, and searches there", () => {
  const page = pageAt("bedrijfsuitje/s-hertogenbosch");
  expect(landingPageOf(page, { find })).toMatchObject({
    path: "/bedrijfsuitje/s-hertogenbosch",
    metaTitle: "Bedrijfsuitje in 's-Hertogenbosch kiezen",
    heading: "Bedrijfsuitje in 's-Hertogenbosch",
    above: [{ title: "Bedrijfsuitje", url: "/bedrijfsuitje" }],
    crumb: "'s-Hertogenbosch",
  });
  expect(landingSearchOf(page)).toMatchObject({ filters, location: { type: "CITY", id: denBosch }, query: "", page: 1 });
});

test("a page without a place is directly under the overview in the breadcrumbs", () => {
  const page = pageAt("bedrijfsuitje");
  expect(landingPageOf(page, { find })).toMatchObject({ heading: "Bedrijfsuitje", above: [], crumb: "Bedrijfsuitje" });
  expect(landingSearchOf(page)).toMatchObject({ filters, location: null });
});

test("the first sentences are the lead, the others follow below the list", () => {
  const { lead, rest } = landingPageOf(pageAt("bedrijfsuitje"), { find });
  expect(lead).toBe("Begin bij de datum en het aantal mensen, de rest volgt daarna bijna vanzelf.");
  expect(rest).toBe("Vraag vooraf wie niet lang kan lopen, en wie er met de trein komt of liever met de fiets. Boek op tijd.");
});

test("a page with a search query names it and searches for it", () => {
  expect(landingPageOf(pageAt("zeilen"), { find }).heading).toBe("Een dag zeilen");
  expect(landingSearchOf(pageAt("zeilen")).query).toBe("zeilen");
});

test("a page whose path names no place uses its own place", () => {
  const page = { ...pageAt("bedrijfsuitje/breda"), slug: "bedrijfsuitje/elders" };
  expect(landingPageOf(page, { find })).toMatchObject({ path: "/bedrijfsuitje/elders", heading: "Bedrijfsuitje in Breda", crumb: "Breda" });
  expect(landingSearchOf(page)).toMatchObject({ location: { type: "CITY", id: breda } });
});
