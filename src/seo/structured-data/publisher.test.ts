import { expect, test } from "vitest";
import { nl } from "../../../content/brands/nl.ts";
import type { Brand } from "../../brands/brand.ts";
import { ICON_SIZES, iconUrl } from "../../brands/manifest.ts";
import { describeHome, publisherOf } from "./publisher.ts";

const site = { brand: nl, origin: "https://www.uitjesbaas.nl" };

test("home has the publisher and the name of the site, with the ids to which every page refers", () => {
  const [organization, website] = describeHome(site);
  expect(organization).toMatchObject({
    "@id": "https://www.uitjesbaas.nl/#organization",
    name: "Uitjesbaas",
    url: "https://www.uitjesbaas.nl/",
  });
  expect(organization).toMatchObject(publisherOf(site));
  expect(website).toMatchObject({ "@id": "https://www.uitjesbaas.nl/#website", name: "Uitjesbaas", url: "https://www.uitjesbaas.nl/" });
  expect(website.publisher).toEqual({ "@id": organization["@id"] });
});

test("the logo is an icon of the site", () => {
  const { logo } = describeHome(site)[0];
  expect(ICON_SIZES.map((size) => `https://www.uitjesbaas.nl${iconUrl(size, "any")}`)).toContain(logo);
});

test("a telephone number is included if the brand has one", () => {
  const phoneOf = (brand: Brand) => JSON.stringify(describeHome({ ...site, brand })[0].contactPoint);
  expect(phoneOf({ ...nl, phone: "030 555 0100" })).toContain('"telephone":"030 555 0100"');
  expect(phoneOf({ ...nl, phone: null })).not.toContain("telephone");
});
