import { afterAll, expect, test } from "vitest";
import { de } from "../../content/brands/de.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addOrganisation } from "../../tests/support/fixtures.ts";
import { findOrganisations } from "./find-organisations.server.ts";
import { organisationsWithActivities } from "./organisations-with-activities.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const ALL = { query: "", letter: null, page: 1 };
const many = 230;

const waterkant = await addOrganisation(db, { name: "De Waterkant" });
await addActivity(db, { title: "Zeilen", organisation_id: waterkant, slug: "zeilen" });
await addActivity(db, { title: "Éénden kijken", organisation_id: waterkant, slug: "eenden", pictures: ["/static/scenes/canoe-1.svg"] });
await addActivity(db, { title: "Geheim", organisation_id: waterkant, approved: false });
const wad = await addOrganisation(db, { name: "'t Wad" });
await addActivity(db, { title: "Wadlopen", organisation_id: wad, slug: "wadlopen" });
await addActivity(db, { title: "Boogschieten", organisation_id: null, company_name: "Bosrand BV", slug: "boogschieten" });
await addOrganisation(db, { name: "Niets te doen" });
await catalogue.refresh();

test("organisations with activities are listed by name, with their activities by title", async () => {
  const found = await organisationsWithActivities(catalogue, nl);
  expect(found).toEqual([
    { name: "Bosrand BV", url: null, letter: "b", picture: null, activities: [expect.objectContaining({ url: "/uitjes/boogschieten" })] },
    {
      ...{
        name: "De Waterkant",
        url: `/overzicht/de-waterkant-${waterkant}`,
        letter: "d",
        picture: { url: "/static/scenes/canoe-1.svg", photo: null },
      },
      activities: [
        { id: expect.any(Number), title: "Éénden kijken", url: "/uitjes/eenden" },
        { id: expect.any(Number), title: "Zeilen", url: "/uitjes/zeilen" },
      ],
    },
    {
      ...{ name: "'t Wad", url: `/overzicht/t-wad-${wad}`, letter: "t", picture: null },
      activities: [{ id: expect.any(Number), title: "Wadlopen", url: "/uitjes/wadlopen" }],
    },
  ]);
  expect(await organisationsWithActivities(catalogue, de)).toEqual([]);
});

test("a text finds organisations by name and by activity, with the matching activities only", async () => {
  const byName = await findOrganisations(catalogue, nl, { ...ALL, query: "waterkant" });
  expect(byName).toMatchObject({ total: 1, activityCount: 2, letters: ["d"] });
  const byActivity = await findOrganisations(catalogue, nl, { ...ALL, query: "zeilen" });
  expect(byActivity.organisations.map(({ name, activities }) => [name, activities.length])).toEqual([["De Waterkant", 1]]);
  expect(await findOrganisations(catalogue, nl, { ...ALL, query: "qxwzj" })).toMatchObject({ total: 0, organisations: [], letters: [] });
});

test("a letter shows its organisations, and the other letters remain available", async () => {
  const found = await findOrganisations(catalogue, nl, { ...ALL, letter: "t" });
  expect(found).toMatchObject({ total: 1, activityCount: 1, letters: ["b", "d", "t"], organisations: [{ name: "'t Wad" }] });
});

test("changes are visible, more than 100 activities are read, and a page shows at most 200 organisations", async () => {
  for (let nth = 1; nth <= many; nth += 1) {
    await addActivity(db, { title: `Kanoën ${nth}`, organisation_id: await addOrganisation(db, { name: `Kanohuis ${nth}` }) });
  }
  await addActivity(db, { title: "Aalscholvers tellen", organisation_id: waterkant });
  await catalogue.refresh();
  const first = await findOrganisations(catalogue, nl, ALL);
  expect(first).toMatchObject({ total: many + 3, pageCount: 2, activityCount: many + 5 });
  expect(first.organisations).toHaveLength(200);
  expect(first.organisations[1]?.activities[0]?.title).toBe("Aalscholvers tellen");
  expect((await findOrganisations(catalogue, nl, { ...ALL, page: 2 })).organisations).toHaveLength(many + 3 - 200);
  expect((await findOrganisations(catalogue, nl, { ...ALL, page: 3 })).organisations).toEqual([]);
});

test("the list is cached until the catalogue changes", async () => {
  expect(await organisationsWithActivities(catalogue, nl)).toBe(await organisationsWithActivities(catalogue, nl));
});
