import { afterAll, expect, test } from "vitest";
import { nl } from "../../../content/brands/nl.ts";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addActivity, addCity, addOrganisation, addProvince, addRegion } from "../../../tests/support/fixtures.ts";
import { findActivity } from "../../activities/find-activity.server.ts";
import { listOfActivities } from "./list-of-activities.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const site = { brand: nl, origin: "https://www.uitjesbaas.nl", catalogue };
const PICTURE = "/static/scenes/canoe-1.svg";

async function listed(...slugs: string[]) {
  await catalogue.refresh();
  const found = await Promise.all(slugs.map((slug) => findActivity(catalogue, nl, { slug })));
  return listOfActivities(site, { path: "/uitjes", activities: found.filter((activity) => activity !== null) })?.itemListElement;
}

test("an activity with a place and a picture is a local business with its provider", async () => {
  const city = await addCity(db, { name: "Luik", province_id: await addProvince(db, { name: "Luik", country_code: "BE" }) });
  const organisation_id = await addOrganisation(db, { name: "De Waterkant" });
  await addActivity(db, { slug: "kano", title: "Kanoën", cities: [city], pictures: [PICTURE], organisation_id });
  expect(await listed("kano")).toEqual([
    {
      "@type": "ListItem",
      position: 1,
      item: {
        "@type": "LocalBusiness",
        name: "Kanoën",
        url: "https://www.uitjesbaas.nl/uitjes/kano",
        image: `https://www.uitjesbaas.nl${PICTURE}`,
        address: { "@type": "PostalAddress", addressLocality: "Luik", addressCountry: "BE" },
        parentOrganization: {
          "@type": "Organization",
          name: "De Waterkant",
          url: `https://www.uitjesbaas.nl/overzicht/de-waterkant-${organisation_id}`,
        },
      },
    },
  ]);
});

test("an activity without a place or a picture is a link; without activities there is no list", async () => {
  const region = await addRegion(db, { name: "Veluwe", box: [5.5, 52, 6, 52.4] });
  await addActivity(db, { slug: "veluwe", regions: [region], pictures: [PICTURE] });
  await addActivity(db, { slug: "overal", title: "Pubquiz", pictures: [PICTURE] });
  await addActivity(db, { slug: "kaal", title: "Wandelen", regions: [region] });
  expect(await listed("overal", "veluwe", "kaal")).toMatchObject([
    { position: 1, name: "Pubquiz", url: "https://www.uitjesbaas.nl/uitjes/overal" },
    { position: 2, item: { address: { addressRegion: "Veluwe", addressCountry: "NL" } } },
    { position: 3, name: "Wandelen", url: "https://www.uitjesbaas.nl/uitjes/kaal" },
  ]);
  expect(await listed()).toBeUndefined();
});
