import { afterAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addFilterGroup, addProvince, addSeoPage } from "../../tests/support/fixtures.ts";
import { ROUTES } from "../web/navigation/routes.ts";
import { landingPages } from "./landing-pages.server.ts";
import { indexableLandingPages, landingTotals, settledLandingTotals } from "./landing-totals.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const province = await addProvince(db, { name: "Gelderland" });
const ede = await addCity(db, { name: "Ede", province_id: province });
const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: ["Bedrijfsuitje"] });
const { filters: hidden } = await addFilterGroup(db, { name: "Speciale wensen", filters: ["Met de hond"] });
await addSeoPage(db, { slug: "bedrijfsuitje", filters });
await addSeoPage(db, { slug: "bedrijfsuitje/ede", filters, cities: [ede] });
await addSeoPage(db, { slug: "zeilen", search_query: "zeilen" });
await addSeoPage(db, { slug: "met-de-hond", filters: hidden });
await addSeoPage(db, { slug: "gesloten", active: false });
await addActivity(db, { title: "Kanoën", filters: [...filters, ...hidden], cities: [ede] });
await addActivity(db, { title: "Samen zeilen", filters: [...filters, ...hidden] });
await addActivity(db, { title: "Boogschieten", filters: [...filters, ...hidden], provinces: [province] });
await addActivity(db, { title: "Nog niet goedgekeurd", filters, approved: false });
await catalogue.refresh();

const slugs = () => indexableLandingPages(catalogue, nl).map(({ slug }) => slug);

test("every active landing page is counted as the overview counts its search, also at the first call", () => {
  const expected = { bedrijfsuitje: 3, "bedrijfsuitje/ede": 2, zeilen: 1, "met-de-hond": 3 };
  expect(Object.fromEntries(landingTotals(catalogue, nl))).toEqual(expected);
  expect(landingTotals(catalogue, kids).size).toBe(0);
  expect(slugs()).toEqual(["bedrijfsuitje", "met-de-hond"]);
});

test("totals stay the same map until a change, and the former totals are returned until the recount ends", async () => {
  const former = landingTotals(catalogue, nl);
  expect(landingTotals(catalogue, nl)).toBe(former);

  await addActivity(db, { title: "Lasergamen", filters, cities: [ede] });
  await catalogue.refresh();
  expect(landingTotals(catalogue, nl)).toBe(former);
  const settled = await settledLandingTotals(catalogue, nl);
  expect(settled.get("bedrijfsuitje/ede")).toBe(3);
  expect(landingTotals(catalogue, nl)).toBe(settled);
  expect(slugs()).toEqual(["bedrijfsuitje", "bedrijfsuitje/ede", "met-de-hond"]);
});

test("a change that affects no totals keeps the same map", async () => {
  const former = landingTotals(catalogue, nl);
  await addFilterGroup(db, { name: "Sfeer", filters: ["Rustig"] });
  await catalogue.refresh();
  expect(await settledLandingTotals(catalogue, nl)).toBe(former);
});

test("a removed page is not listed at once, a new one after it is counted", async () => {
  await db.updateTable("seo_page").set({ active: false }).where("slug", "=", "bedrijfsuitje").execute();
  await addSeoPage(db, { slug: "teamuitje", filters });
  await catalogue.refresh();
  expect(slugs()).toEqual(["bedrijfsuitje/ede", "met-de-hond"]);
  await settledLandingTotals(catalogue, nl);
  expect(slugs()).toEqual(["bedrijfsuitje/ede", "met-de-hond", "teamuitje"]);
});

test("an SEO page with the path of a screen is no landing page", async () => {
  const words = Object.values(ROUTES).map(({ path }) => path.split("/")[1] ?? "");
  const first = [...new Set(words.filter((word) => word !== "" && word !== "*"))];
  expect(first).toContain("uitjes");
  for (const slug of first) await addSeoPage(db, { slug });
  await catalogue.refresh();
  expect(landingPages(catalogue, nl).map(({ slug }) => slug)).toEqual(["bedrijfsuitje/ede", "zeilen", "met-de-hond", "teamuitje"]);
});
