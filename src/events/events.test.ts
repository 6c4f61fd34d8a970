import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addCity, addEvent, addOrganisation, addProvince } from "../../tests/support/fixtures.ts";
import { eventList } from "../contract/answers.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { findEvent } from "./find-event.server.ts";
import { findEvents } from "./find-events.server.ts";
import { findOrganisationEvents } from "./find-organisation-events.server.ts";

/** Past midnight in Amsterdam, the day before in UTC. */
const NOW = new Date("2027-05-11T22:30:00Z");

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let city = 0;
let organisation = 0;
let market = 0;
let draft = 0;

beforeAll(async () => {
  city = await addCity(db, { platform: 3, name: "Leerdam", province_id: await addProvince(db, { platform: 3, name: "Utrecht" }) });
  organisation = await addOrganisation(db, { platform: 3, name: "De Kinderboerderij" });
  await addEvent(db, { title: "Lentefeest", start_date: "2027-05-10T08:00:00Z" });
  await addEvent(db, { title: "Zomerkamp", start_date: "2027-05-01T08:00:00Z", end_date: "2027-05-20T16:00:00Z" });
  market = await addEvent(db, {
    ...{ title: "Geitjesmarkt in België", start_date: "2027-05-12T08:00:00Z", city_id: city, organisation_id: organisation },
    pictures: ["/static/scenes/markt-1.svg", "/static/scenes/markt-2.svg"],
  });
  draft = await addEvent(db, { title: "Concept", active: false, organisation_id: organisation });
  await addEvent(db, { title: "Ander merk", platform: 1 });
  await catalogue.refresh();
});

async function titles(filterQuery: FilterQuery) {
  const list = eventList.parse(await findEvents(catalogue, kids, { filterQuery, page: 1, limit: 15, now: NOW }));
  return list.events.map(({ title }) => title);
}

test("current and future events come first, by their start", async () => {
  expect(await titles({})).toEqual(["Zomerkamp", "Geitjesmarkt in België", "Lentefeest"]);
});

test("an event of earlier today, in the brand's time zone, is not past yet", async () => {
  const list = await findEvents(catalogue, kids, { page: 1, limit: 15, now: new Date("2027-05-10T21:30:00Z") });
  expect(list).toMatchObject({ events: [{ title: "Zomerkamp" }, { title: "Lentefeest" }, { title: "Geitjesmarkt in België" }] });
});

test("events are ordered as requested", async () => {
  expect(await titles({ orderBy: "startDate" })).toEqual(["Zomerkamp", "Lentefeest", "Geitjesmarkt in België"]);
  expect(await titles({ orderBy: "title", orderDirection: "DESC" })).toEqual(["Zomerkamp", "Lentefeest", "Geitjesmarkt in België"]);
  expect(await findEvents(catalogue, kids, { filterQuery: { orderBy: "random" }, page: 1, limit: 15 })).toMatchObject({ kind: "invalid" });
});

test("a date range finds events with any day in it", async () => {
  expect(await titles({ date: { from: "2027-05-11", to: "2027-05-12" } })).toEqual(["Zomerkamp", "Geitjesmarkt in België"]);
  expect(await titles({ date: { from: "2027-05-13" } })).toEqual(["Zomerkamp"]);
  expect(await titles({ date: { to: "2027-05-10" } })).toEqual(["Zomerkamp", "Lentefeest"]);
});

test("an evening until midnight or later is found on its first day, and not on the next", async () => {
  for (const end_date of ["2027-12-12T23:00:00Z", "2027-12-13T01:00:00Z"])
    await addEvent(db, { title: `Tot ${end_date}`, start_date: "2027-12-12T19:00:00Z", end_date });
  expect(await titles({ date: { from: "2027-12-12", to: "2027-12-12" } })).toHaveLength(2);
  expect(await titles({ date: { from: "2027-12-13", to: "2027-12-13" } })).toEqual([]);
  await db.deleteFrom("event").where("title", "like", "Tot %").execute();
});

test("events are searched by title and by city", async () => {
  expect(await titles({ genericSearchQuery: "geitjes belgie" })).toEqual(["Geitjesmarkt in België"]);
  expect(await titles({ genericSearchQuery: "%" })).toHaveLength(3);
  expect(await titles({ city })).toEqual(["Geitjesmarkt in België"]);
});

test("a page past the end is empty, with the true total", async () => {
  expect(await findEvents(catalogue, kids, { page: 3, limit: 2 })).toEqual({ events: [], pageCount: 2, total: 3 });
});

test("an event has its first picture as its image, its city and its organisation", async () => {
  expect(await findEvent(catalogue, kids, { eventId: market })).toMatchObject({
    ...{ id: market, startDate: "2027-05-12T08:00:00.000Z", endDate: null, city: { id: city, name: "Leerdam" } },
    image: { url: "/static/scenes/markt-1.svg" },
    media: [{ index: 0 }, { index: 1 }],
    organisation: { slug: `de-kinderboerderij-${organisation}` },
  });
});

test("an inactive event, one of another brand and an unknown one are not found", async () => {
  expect(await findEvent(catalogue, kids, { eventId: draft })).toBeNull();
  expect(await findEvent(catalogue, nl, { eventId: market })).toBeNull();
  expect(await findEvent(catalogue, kids, { eventId: 999_999 })).toBeNull();
});

test("an organisation has its active events, and an unknown organisation is not found", async () => {
  const ask = { page: 1, limit: 5 };
  expect(await findOrganisationEvents(catalogue, kids, { ...ask, organisationId: organisation })).toMatchObject({
    total: 1,
    events: [{ id: market }],
  });
  expect(await findOrganisationEvents(catalogue, nl, { ...ask, organisationId: organisation })).toBeNull();
});
