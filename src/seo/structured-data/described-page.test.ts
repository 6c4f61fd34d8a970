import { expect, test } from "vitest";
import { nl } from "../../../content/brands/nl.ts";
import { describePage } from "./described-page.ts";

const site = { brand: nl, origin: "https://www.uitjesbaas.nl" };

test("a page has its URL, texts and breadcrumbs, and refers to its main entity", () => {
  const main = { "@type": "Service" as const, "@id": "https://www.uitjesbaas.nl/uitjes/kano#activity", name: "Kanoën" };
  const steps = [{ title: "Uitjes", url: "/uitjes" }, { title: "Kanoën" }];
  const [page, breadcrumbs, ...rest] = describePage(site, { path: "/uitjes/kano", texts: { title: "Kanoën" }, steps, main });
  expect(page).toEqual({
    "@type": "WebPage",
    "@id": "https://www.uitjesbaas.nl/uitjes/kano#page",
    url: "https://www.uitjesbaas.nl/uitjes/kano",
    name: "Kanoën",
    inLanguage: "nl-NL",
    isPartOf: { "@id": "https://www.uitjesbaas.nl/#website" },
    breadcrumb: { "@id": "https://www.uitjesbaas.nl/uitjes/kano#breadcrumbs" },
    mainEntity: { "@id": main["@id"] },
  });
  expect(breadcrumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Uitjesbaas", item: "https://www.uitjesbaas.nl/" },
      { position: 2, name: "Uitjes", item: "https://www.uitjesbaas.nl/uitjes" },
      { position: 3, name: "Kanoën" },
    ],
  });
  expect(rest).toEqual([main]);
});

test("a page without main entity or lead has no such properties", () => {
  const [page, , ...rest] = describePage(site, {
    type: "CollectionPage",
    path: "/uitjes",
    texts: { title: "Uitjes" },
    steps: [],
    main: null,
  });
  expect(page).not.toHaveProperty("mainEntity");
  expect(page).not.toHaveProperty("description");
  expect(rest).toEqual([]);
});
