import { afterAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addCity, addFilterGroup, addProvince, addSeoPage } from "../../tests/support/fixtures.ts";
import { seoPage } from "../contract/entities/seo-page.ts";
import { findLandingPage } from "./find-landing-page.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

test("a page is found by its exact slug, with its places and filters", async () => {
  const { filters } = await addFilterGroup(db, { name: "Sfeer", filters: ["Rustig"] });
  const city = await addCity(db, { name: "Utrecht", province_id: await addProvince(db, { name: "Utrecht" }) });
  await addSeoPage(db, { slug: "bedrijfsuitje/utrecht", page_title: "Bedrijfsuitje in Utrecht", filters, cities: [city] });
  await addSeoPage(db, { slug: "bedrijfsuitje/gouda", active: false });
  await catalogue.refresh();

  const page = findLandingPage(catalogue, nl, { slug: "bedrijfsuitje/utrecht" });
  expect(seoPage.parse(page)).toEqual(page);
  expect(page).toMatchObject({
    ...{ pageTitle: "Bedrijfsuitje in Utrecht", cities: [{ id: city, name: "Utrecht" }], provinces: [] },
    filters: [{ name: "Rustig", filterGroup: { name: "Sfeer" } }],
  });
});

test("a part of a slug, an inactive page and a page of another brand are not found", () => {
  expect(findLandingPage(catalogue, nl, { slug: "bedrijfsuitje" })).toBeNull();
  expect(findLandingPage(catalogue, nl, { slug: "bedrijfsuitje/gouda" })).toBeNull();
  expect(findLandingPage(catalogue, kids, { slug: "bedrijfsuitje/utrecht" })).toBeNull();
});
