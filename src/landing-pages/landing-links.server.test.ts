import { afterAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addFilterGroup, addProvince, addSeoPage } from "../../tests/support/fixtures.ts";
import { landingLinks } from "./landing-links.server.ts";
import { settledLandingTotals } from "./landing-totals.server.ts";
import { listedLinkBoxes } from "./listed-link-boxes.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const province = await addProvince(db, { name: "Noord-Brabant" });
const breda = await addCity(db, { name: "Breda", province_id: province });
const denBosch = await addCity(db, { name: "'s-Hertogenbosch", province_id: province });
const goes = await addCity(db, { name: "Goes", province_id: await addProvince(db, { name: "Zeeland" }) });
const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: ["Bedrijfsuitje", "Vlotvaren", "Duiken"] });
const [company = 0, rafting = 0, diving = 0] = filters;
await addSeoPage(db, { slug: "teamuitje", title: "Teamuitje" });
await addSeoPage(db, { slug: "bedrijfsuitje", title: "Bedrijfsuitje", filters: [company] });
await addSeoPage(db, { slug: "bedrijfsuitje/s-hertogenbosch", cities: [breda, denBosch] });
await addSeoPage(db, { slug: "bedrijfsuitje/breda", cities: [breda] });
await addSeoPage(db, { slug: "bedrijfsuitje/goes", cities: [goes] });
await addSeoPage(db, { slug: "zeilen", title: "Zeilen", search_query: "zeilen" });
await addSeoPage(db, { slug: "duiken", title: "Duiken", filters: [diving] });
await addSeoPage(db, { slug: "vlotvaren", title: "Vlotvaren", filters: [rafting, company], search_query: "vlot" });
await addSeoPage(db, { slug: "vlotvaren/breda", title: "Vlotvaren in Breda", cities: [breda] });
await addActivity(db, { title: "Zeilen", cities: [breda], filters: [company] });
await addActivity(db, { title: "Wandelen", cities: [denBosch] });
await catalogue.refresh();

const named = (name: string) => landingLinks(catalogue, nl).find((word) => word.name === name);

test("links follow the brand's opening words, then those of editors, with places by name", () => {
  expect(landingLinks(catalogue, nl)).toEqual([
    {
      ...{ name: "Bedrijfsuitje", url: "/bedrijfsuitje", isEmpty: false, provinces: [] },
      cities: [
        { name: "Breda", path: "/breda" },
        { name: "'s-Hertogenbosch", path: "/s-hertogenbosch" },
      ],
    },
    { name: "Teamuitje", url: "/teamuitje", isEmpty: false, provinces: [], cities: [] },
    // The page of the word has no results, that of a place has.
    { name: "Vlotvaren", url: "/vlotvaren", isEmpty: true, provinces: [], cities: [{ name: "Breda", path: "/breda" }] },
    { name: "Zeilen", url: "/zeilen", isEmpty: false, provinces: [], cities: [] },
  ]);
  expect(landingLinks(catalogue, kids)).toEqual([]);
});

test("links stay the same object until pages or totals change", async () => {
  const former = landingLinks(catalogue, nl);
  expect(landingLinks(catalogue, nl)).toBe(former);
  expect(named("Bedrijfsuitje")?.cities.map(({ name }) => name)).not.toContain("Goes");

  await addActivity(db, { title: "Mosselen steken", cities: [goes] });
  await catalogue.refresh();
  await settledLandingTotals(catalogue, nl);
  expect(named("Bedrijfsuitje")?.cities.map(({ name }) => name)).toEqual(["Breda", "Goes", "'s-Hertogenbosch"]);
});

test("a page of a city that is also a province is listed under both", async () => {
  const utrecht = await addProvince(db, { name: "Utrecht" });
  const city = await addCity(db, { name: "Utrecht", province_id: utrecht });
  await addSeoPage(db, { slug: "teamuitje/utrecht", cities: [city] });
  await addActivity(db, { title: "Roeien op de Vecht", cities: [city] });
  await catalogue.refresh();
  await settledLandingTotals(catalogue, nl);
  const link = { name: "Utrecht", path: "/utrecht" };
  expect(named("Teamuitje")).toMatchObject({ provinces: [link], cities: [link] });
});

test("handy links omit landing pages that do not exist or list nothing, and boxes without links", () => {
  const link = (href: string) => ({ title: href, href });
  const linkBoxes = [
    { title: "Per stad", links: ["/bedrijfsuitje/breda", "/bedrijfsuitje/weg", "/duiken"].map(link) },
    { title: "Soorten", links: ["/vlotvaren", "/personeelsuitje"].map(link) },
    { links: ["/blogs", "/"].map(link) },
  ];
  expect(listedLinkBoxes(catalogue, { ...nl, linkBoxes })).toEqual([
    { title: "Per stad", links: [link("/bedrijfsuitje/breda")] },
    { links: [link("/blogs"), link("/")] },
  ]);
});
