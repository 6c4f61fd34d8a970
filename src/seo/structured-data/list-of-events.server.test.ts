import { afterAll, expect, test } from "vitest";
import { kids } from "../../../content/brands/kids.ts";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addCity, addProvince } from "../../../tests/support/fixtures.ts";
import type { Event } from "../../contract/entities/event.ts";
import { listOfEvents } from "./list-of-events.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const province_id = await addProvince(db, { platform: 3, name: "Gelderland" });
const city = { id: await addCity(db, { platform: 3, name: "Ede", province_id }), name: "Ede" };
await catalogue.refresh();

const site = { brand: kids, origin: "https://www.kidsuitjes.nl", catalogue };
const CREATED_AT = "2027-01-01T00:00:00.000Z";

function listed(given: Partial<Event>) {
  const event: Event = {
    ...{ id: 1, title: "Open dag", active: true, website: null, description: "Kom kijken.", createdAt: CREATED_AT, updatedAt: CREATED_AT },
    ...{ startDate: "2027-05-12T08:00:00.000Z", endDate: null, image: null, media: [], organisation: null, city, ...given },
  };
  return listOfEvents(site, { path: "/agenda", events: [event] })?.itemListElement[0];
}

test("an event has its place and all other known properties", () => {
  const picture = {
    id: 1,
    title: "",
    alt: "Een uil",
    url: "/static/scenes/circus-1.svg",
    type: "IMAGE" as const,
    index: 0,
    focus: null,
    photo: null,
  };
  const organisation = { id: 7, name: "De Uilenhof", slug: "de-uilenhof-7" };
  expect(
    listed({ media: [picture, { ...picture, id: 2, type: "VIDEO" }], organisation, website: "https://uilenhof.example/open" }),
  ).toEqual({
    "@type": "ListItem",
    position: 1,
    item: {
      "@type": "Event",
      name: "Open dag",
      startDate: "2027-05-12T10:00:00+02:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: "Ede", address: { "@type": "PostalAddress", addressLocality: "Ede", addressCountry: "NL" } },
      description: "Kom kijken.",
      image: ["https://www.kidsuitjes.nl/static/scenes/circus-1.svg"],
      organizer: { "@type": "Organization", name: "De Uilenhof", url: "https://www.kidsuitjes.nl/overzicht/de-uilenhof-7" },
      sameAs: "https://uilenhof.example/open",
    },
  });
});

test("an event without a city has only a name", () => {
  expect(listed({ city: null })).toEqual({ "@type": "ListItem", position: 1, name: "Open dag" });
});

test.each([
  [
    "in summer",
    { startDate: "2027-07-01T08:00:00.000Z", endDate: "2027-07-01T14:30:00.000Z" },
    ["2027-07-01T10:00:00+02:00", "2027-07-01T16:30:00+02:00"],
  ],
  [
    "over the end of summer time",
    { startDate: "2027-10-30T08:00:00.000Z", endDate: "2027-10-31T15:00:00.000Z" },
    ["2027-10-30T10:00:00+02:00", "2027-10-31T16:00:00+01:00"],
  ],
  ["all day", { startDate: "2027-05-11T22:00:00.000Z", endDate: "2027-05-12T21:59:00.000Z" }, ["2027-05-12", "2027-05-12"]],
  ["for days", { startDate: "2027-05-11T22:00:00.000Z", endDate: "2027-05-14T21:59:00.000Z" }, ["2027-05-12", "2027-05-14"]],
  [
    "with an unknown end time",
    { startDate: "2027-05-12T08:00:00.000Z", endDate: "2027-05-12T21:59:00.000Z" },
    ["2027-05-12T10:00:00+02:00", "2027-05-12"],
  ],
  [
    "until midnight",
    { startDate: "2027-05-12T18:00:00.000Z", endDate: "2027-05-12T22:00:00.000Z" },
    ["2027-05-12T20:00:00+02:00", "2027-05-13T00:00:00+02:00"],
  ],
  [
    "all day, until the midnight after it",
    { startDate: "2027-05-11T22:00:00.000Z", endDate: "2027-05-12T22:00:00.000Z" },
    ["2027-05-12", "2027-05-12"],
  ],
  ["with no end", { startDate: "2027-05-12T08:00:00.000Z", endDate: null }, ["2027-05-12T10:00:00+02:00"]],
  ["that ends as it begins", { startDate: "2027-05-12T08:00:00.000Z", endDate: "2027-05-12T08:00:00.000Z" }, ["2027-05-12T10:00:00+02:00"]],
])("an event %s has dates in the time zone of its place", (_when, dates, expected) => {
  const json = JSON.stringify(listed(dates));
  expect([...json.matchAll(/"(?:start|end)Date":"([^"]*)"/g)].map(([, date]) => date)).toEqual(expected);
});
