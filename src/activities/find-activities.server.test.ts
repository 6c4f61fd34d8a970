import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { kids } from "../../content/brands/kids.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addFilterGroup, addOrganisation, addProvince } from "../../tests/support/fixtures.ts";
import { activityList } from "../contract/answers.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { findActivities } from "./find-activities.server.ts";
import { seedOfPeriod } from "./rotation.ts";

const NOW = new Date("2027-03-01T12:30:00Z");
const PERIOD = NOW.getTime() / 3_600_000 - 0.5;

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let kano = 0;
let quiz = 0;

beforeAll(async () => {
  const organisation = await addOrganisation(db, { name: "De Roeiers" });
  const { filters } = await addFilterGroup(db, { name: "Soort uitje", order: 2, filters: ["Actief", "Creatief"] });
  await addFilterGroup(db, { name: "Speciale wensen", order: 1, filters: ["Rolstoel"] });
  const utrecht = await addProvince(db, { name: "Utrecht" });
  const friesland = await addProvince(db, { name: "Friesland" });
  const city = await addCity(db, { name: "Leerdam", province_id: utrecht, aliases: ["Glasstad"] });
  kano = await addActivity(db, {
    ...{
      title: "Kanoën op de Linge",
      slug: "kanoen",
      organisation_id: organisation,
      filters: filters.slice(0, 1),
      cities: [city],
      provinces: [friesland],
    },
    ...{ pictures: ["/static/scenes/kano.svg"], website: "https://roeiers.example", contact_email: "geheim@roeiers.example" },
    ...{ contact_phone: "0123456789", price_cents: 13_579, duration_minutes: 2468 },
    facts: { priceFrom: { cents: 2950, per: "person", vat: "excl" }, lasts: { minutes: 150 }, languages: ["nl", "en"] },
    confirmedAt: "2026-05-15T09:00:00Z",
  });
  quiz = await addActivity(db, { title: "Pubquiz", website: "https://quiz.example", show_website: false });
  for (const hidden of [{ approved: false }, { status: "INACTIVE" }, { original_id: quiz }] as const) {
    await addActivity(db, { title: "Kanoën in het geheim", filters, ...hidden });
  }
  await addActivity(db, { platform: 3, title: "Speeltuin" });
  await catalogue.refresh();
});

async function find(filterQuery: FilterQuery, page = 1) {
  const list = await findActivities(catalogue, nl, { filterQuery, page, limit: 1, now: NOW });
  if ("kind" in list) throw new Error("The query is invalid.");
  return activityList.parse(list);
}

test("a list has exactly the public shape, with all that a card shows", async () => {
  const { activities, total, pageCount } = await find({ genericSearchQuery: "kano" });
  expect([total, pageCount]).toEqual([1, 1]);
  expect(activities[0]).toMatchObject({
    ...{ id: kano, slug: "kanoen", website: "https://roeiers.example", lastEditedBy: null, child: null },
    organisation: { name: "De Roeiers", slug: expect.stringMatching(/^de-roeiers-\d+$/) },
    media: [{ url: "/static/scenes/kano.svg", type: "IMAGE", index: 0 }],
    filters: [{ name: "Actief", filterGroup: { name: "Soort uitje" } }],
    cities: [{ name: "Leerdam" }],
  });
});

test("each known fact comes with the date of its confirmation; unknown facts are null", async () => {
  const [activity] = (await find({ genericSearchQuery: "kano" })).activities;
  const confirmedAt = "2026-05-15T09:00:00.000Z";
  expect(activity?.facts).toMatchObject({
    priceFrom: { value: { cents: 2950, per: "person", vat: "excl" }, confirmedAt },
    lasts: { value: { minutes: 150 }, confirmedAt },
    languages: { value: ["nl", "en"], confirmedAt },
    access: null,
    cancellation: null,
  });
  const [other] = (await find({ genericSearchQuery: "pubquiz" })).activities;
  expect(Object.values(other?.facts ?? {})).toEqual(Array.from({ length: 13 }, () => null));
});

test("empty lists of filters and areas restrict nothing", async () => {
  expect((await find({ filters: [] })).total).toBe(2);
  expect((await find({ geographicLocation: [] })).total).toBe(2);
});

test("words also match the other names of a place", async () => {
  for (const name of ["leerdam", "glasstad", "Fryslân"]) expect((await find({ genericSearchQuery: name })).total).toBe(1);
});

test("no e-mail address, price or duration is published, and no website that the provider hides", async () => {
  const text = JSON.stringify([await find({ genericSearchQuery: "kano" }), await find({ genericSearchQuery: "pubquiz" })]);
  expect(text).not.toMatch(/geheim|"price"|13.?579|duration|2468|quiz\.example/);
});

test("drafts, inactive ones and edit copies are neither listed nor counted", async () => {
  const { total, filterCounts } = await find({});
  expect(total).toBe(2);
  expect(filterCounts.map(({ count }) => count).toSorted()).toEqual([0, 0, 1]);
});

test("each brand has its own activities", async () => {
  const list = await findActivities(catalogue, kids, { filterQuery: {}, page: 1, limit: 10 });
  expect(list).toMatchObject({ total: 1, activities: [{ title: "Speeltuin", platform: 3 }] });
});

test("the seed is that of the current hour unless one is given", async () => {
  expect((await find({})).seed).toBe(seedOfPeriod(1, PERIOD));
  expect((await find({ seed: 7 })).seed).toBe(7);
});

test("the pages of one seed show each activity once, and a page past the end is empty", async () => {
  const ids = [...(await find({ seed: 7 }, 1)).activities, ...(await find({ seed: 7 }, 2)).activities].map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual([kano, quiz]);
  expect(await find({ seed: 7 }, 3)).toMatchObject({ activities: [], total: 2, pageCount: 2 });
});

test("unknown ids find nothing", async () => {
  for (const filterQuery of [{ filters: [999_999] }, { city: 999_999 }, { province: 999_999 }, { region: 999_999 }]) {
    expect(await find(filterQuery)).toMatchObject({ total: 0, activities: [], pageCount: 0 });
  }
});

test.each(["startDate", "name", "order"] as const)("the order %s belongs to other lists", async (orderBy) => {
  const outcome = await findActivities(catalogue, nl, { filterQuery: { orderBy }, page: 1, limit: 10 });
  expect(outcome).toEqual({ kind: "invalid", errors: [{ field: "orderBy", key: "problem.orderUnknown" }] });
});
