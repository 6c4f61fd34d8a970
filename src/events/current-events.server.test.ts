import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addEvent, addOrganisation } from "../../tests/support/fixtures.ts";
import { currentEvents } from "./current-events.server.ts";

const NOW = new Date("2027-05-12T09:00:00Z");

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let farm = 0;
let baker = 0;
let ours = 0;

beforeAll(async () => {
  farm = await addOrganisation(db, { platform: 3, name: "De Kinderboerderij" });
  baker = await addOrganisation(db, { platform: 3, name: "Bakhuis Bloem" });
  ours = await addOrganisation(db, { platform: 1, name: "De Vergaderzaal" });
  await addEvent(db, { title: "Voorbij", organisation_id: farm, start_date: "2027-05-01T08:00:00Z" });
  await addEvent(db, { title: "Vanochtend", organisation_id: farm, start_date: "2027-05-12T06:00:00Z" });
  for (const day of ["14", "13", "17", "16", "15"])
    await addEvent(db, { title: `Op de ${day}e`, organisation_id: farm, start_date: `2027-05-${day}T08:00:00Z` });
  await addEvent(db, { title: "Van een ander merk", platform: 1, organisation_id: ours });
  await catalogue.refresh();
});

test("an organisation shows its first five events from today on", async () => {
  const events = await currentEvents(catalogue, kids, { organisationId: farm, now: NOW });
  expect(events?.map(({ title }) => title)).toEqual(["Vanochtend", "Op de 13e", "Op de 14e", "Op de 15e", "Op de 16e"]);
  expect(await currentEvents(catalogue, kids, { organisationId: baker, now: NOW })).toEqual([]);
});

test("there are none without an organisation, and on a brand without an agenda", async () => {
  expect(await currentEvents(catalogue, kids, { organisationId: undefined, now: NOW })).toBeNull();
  expect(await currentEvents(catalogue, kids, { organisationId: 999_999, now: NOW })).toBeNull();
  expect(await currentEvents(catalogue, nl, { organisationId: ours, now: NOW })).toBeNull();
});
