import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addOrganisation, addProvince } from "../../tests/support/fixtures.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { similarActivities } from "./similar-activities.server.ts";
import { findActivity } from "./find-activity.server.ts";
import { groupCriteria } from "./group-criteria.ts";
import { rainPlan } from "./rain-plan.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

/** One kilometre in degrees of latitude. */
const KM = 1 / 111.2;
const cities = new Map<number, number>();
let searches = 0;
const counting: Catalogue = {
  ...catalogue,
  search: (...input) => {
    searches += 1;
    return catalogue.search(...input);
  },
};

beforeAll(async () => {
  const province = await addProvince(db, { name: "Utrecht" });
  for (const km of [0, 10, 20, 35, 55, 90]) {
    cities.set(km, await addCity(db, { name: `Dorp ${km}`, province_id: province, lon: 5, lat: 52 + km * KM }));
  }
  await place("kano", 0, { indoor_outdoor: "OUTDOOR", persons_min: 10, persons_max: 40, minimum_age: 8 });
  await place("quiz", 10, {});
  await place("museum", 20, { indoor_outdoor: "BOTH" });
  await place("boogbaan", 20, { indoor_outdoor: "OUTDOOR" });
  await place("te klein", 0, { persons_max: 8 });
  await place("te oud", 0, { minimum_age: 18 });
  await place("bowlen", 35, {});
  await place("koken", 55, {});
  await place("ver weg", 90, {});
  await catalogue.refresh();
});

function place(slug: string, km: number, row: Parameters<typeof addActivity>[1]) {
  return addActivity(db, { title: slug, slug: slug.replaceAll(" ", "-"), indoor_outdoor: "INDOOR", cities: [cities.get(km) ?? 0], ...row });
}

async function activityOf(slug: string) {
  const activity = await findActivity(catalogue, nl, { slug });
  if (!activity) throw new Error(`There is no ${slug}.`);
  return activity;
}

async function planFor(slug: string, persons: number | null = null) {
  searches = 0;
  const plan = await rainPlan(counting, nl, { activity: await activityOf(slug), persons });
  return plan.map(({ activity, km }) => [activity.slug, km]);
}

test("an outdoor activity has three indoor alternatives for the group, nearest first, with one search for each radius", async () => {
  expect(await planFor("kano")).toEqual([
    ["quiz", 10],
    ["museum", 20],
    ["bowlen", 35],
  ]);
  expect(searches).toBe(3);
});

test("the visitor's group size counts if the activity allows it", async () => {
  expect((await planFor("kano", 10)).map(([slug]) => slug)).not.toContain("te-klein");
  expect(groupCriteria({ personsMin: 10, personsMax: 40, minimumAge: 8 }, 12)).toEqual({ personCount: 12, minimumAge: 8 });
  expect(groupCriteria({ personsMin: 10, personsMax: 40, minimumAge: null }, 300)).toEqual({ personCount: 20, minimumAge: null });
  expect(groupCriteria({ personsMin: 15, personsMax: 500, minimumAge: null }, null)).toEqual({ personCount: 15, minimumAge: null });
  expect(groupCriteria({ personsMin: null, personsMax: null, minimumAge: null }, null)).toEqual({ personCount: null, minimumAge: null });
});

test("a stay of two days replaces another stay, and not an afternoon", async () => {
  const stay = { facts: { lasts: { days: 2 } }, persons_min: 200, persons_max: 300 };
  const afternoon = { ...stay, facts: { lasts: { minutes: 180 } } };
  await place("vlotvaren", 0, { ...afternoon, indoor_outdoor: "OUTDOOR" });
  await place("vlotweekend", 0, { ...stay, indoor_outdoor: "OUTDOOR" });
  await place("kookweekend", 0, stay);
  await place("veiling", 10, afternoon);
  await place("congres", 10, { ...stay, facts: {} });
  await catalogue.refresh();

  expect((await planFor("vlotvaren")).map(([slug]) => slug).toSorted()).toEqual(["congres", "quiz", "te-oud", "veiling"]);
  expect((await planFor("vlotweekend")).map(([slug]) => slug)).toContain("kookweekend");
});

test("an indoor activity, and one without a city, has no rain plan", async () => {
  expect(await planFor("quiz")).toEqual([]);
  const { cities: _, ...activity } = await activityOf("kano");
  expect(await rainPlan(counting, nl, { activity: { ...activity, cities: [] }, persons: null })).toEqual([]);
  expect(searches).toBe(0);
});

test("similar activities are of other organisations, one of each, at most six", async () => {
  const own = await addOrganisation(db, { name: "De Roeiers" });
  const other = await addOrganisation(db, { name: "De Peddelaars" });
  await place("vlot", 10, { organisation_id: own });
  await place("sup", 10, { organisation_id: own });
  await place("kajak", 10, { organisation_id: other });
  await place("zeilen", 10, { organisation_id: other });
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await place(`los ${number}`, 20, { company_name: `Firma ${number}` });
  await catalogue.refresh();

  searches = 0;
  const alike = await similarActivities(counting, nl, { activity: await activityOf("vlot"), persons: null });
  const names = alike.map(({ organisation, companyName }) => organisation?.name ?? companyName);
  expect(alike).toHaveLength(6);
  expect(new Set(names).size).toBe(6);
  expect(names).toContain("De Peddelaars");
  expect(names).not.toContain("De Roeiers");
  expect(searches).toBeLessThanOrEqual(2);
});

test("similar activities of the same kind come first nearby, then related kinds, and no others", async () => {
  const kind = async (key: string, name: string) => {
    const { id } = await db.insertInto("kind").values({ key }).returning("id").executeTakeFirstOrThrow();
    await db.insertInto("kind_name").values({ kind_id: id, language: "nl", name }).execute();
    return id;
  };
  const [canoe, sup, quiz] = [await kind("canoe", "Kanoën"), await kind("sup", "Suppen"), await kind("pub-quiz", "Pubquiz")];
  await db.insertInto("kind_related").values({ kind_id: canoe, related_id: sup, position: 0 }).execute();
  const offered = [
    ["tocht", 0, canoe],
    ["ander water", 90, canoe],
    ["peddelen", 35, canoe],
    ["staan", 10, sup],
    ["vragen", 10, quiz],
  ] as const;
  for (const [slug, km, kind_id] of offered) await place(slug, km, { kind_id, company_name: `Firma ${slug}` });
  await catalogue.refresh();

  searches = 0;
  const alike = await similarActivities(counting, nl, { activity: await activityOf("tocht"), persons: null });
  expect(alike.map(({ slug, distanceKm }) => [slug, distanceKm])).toEqual([
    ["peddelen", 35],
    ["staan", 10],
    ["ander-water", 90],
  ]);
  expect(searches).toBe(4);
});
