import { afterAll, beforeAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addFilterGroup, addOrganisation, addRedirect } from "../../tests/support/fixtures.ts";
import { filterList } from "../contract/answers.ts";
import { activityDetail } from "../contract/entities/activity.ts";
import { filterGroups } from "./filter-groups.server.ts";
import { findActivity } from "./find-activity.server.ts";
import { findFilters } from "./find-filters.server.ts";
import { findOrganisationActivities } from "../organisations/find-organisation-activities.server.ts";
import { findRedirect } from "./find-redirect.server.ts";
import { newestActivities } from "./newest-activities.server.ts";
import { otherActivities } from "./other-activities.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let organisation = 0;
let kano = 0;

beforeAll(async () => {
  organisation = await addOrganisation(db, { name: "De Roeiers" });
  const kinds = await addFilterGroup(db, { name: "Soort uitje", order: 2, filters: ["Actief", "Creatief"] });
  const wishes = await addFilterGroup(db, { name: "Speciale wensen", order: 1, filters: ["Rolstoel"] });
  const own = { organisation_id: organisation };
  kano = await addActivity(db, {
    ...own,
    title: "Kanoën",
    slug: "kanoen",
    filters: [...kinds.filters, ...wishes.filters],
    contact_email: "a@b.example",
  });
  await addActivity(db, {
    ...own,
    title: "Vlotten bouwen",
    slug: "vlotten",
    created_at: "2020-01-01T00:00:00Z",
    filters: kinds.filters.slice(0, 1),
  });
  await addActivity(db, { ...own, title: "Suppen", slug: "suppen" });
  const draft = await addActivity(db, { ...own, title: "Concept", slug: "concept", approved: false, filters: kinds.filters });
  await addActivity(db, { ...own, title: "Kanoën, herzien", slug: "kanoen", original_id: kano });
  await addRedirect(db, { activity_id: kano, old_slug: "kanovaren", new_slug: "kanoen" });
  await addRedirect(db, { activity_id: draft, old_slug: "oud-concept", new_slug: "concept" });
  await catalogue.refresh();
});

test("an activity is found by its slug, in exactly the public shape and without an e-mail address", async () => {
  const activity = await findActivity(catalogue, nl, { slug: "kanoen" });
  expect(activityDetail.parse(activity)).toEqual(activity);
  expect(activity).toMatchObject({ id: kano, title: "Kanoën", reviewComment: null });
  expect(JSON.stringify(activity)).not.toContain("a@b.example");
});

test("an unknown slug, a draft and another brand's activity are not found", async () => {
  expect(await findActivity(catalogue, nl, { slug: "concept" })).toBeNull();
  expect(await findActivity(catalogue, nl, { slug: "onbekend" })).toBeNull();
  expect(await findActivity(catalogue, kids, { slug: "kanoen" })).toBeNull();
});

test("an old slug leads to a public activity, and never to a draft", () => {
  expect(findRedirect(catalogue, nl, { slug: "kanovaren" })).toEqual({ activityId: kano, oldSlug: "kanovaren", newSlug: "kanoen" });
  expect(findRedirect(catalogue, nl, { slug: "oud-concept" })).toBeNull();
  expect(findRedirect(catalogue, nl, { slug: "kanoen" })).toBeNull();
});

test("the list of filters is ordered by group, counts public activities, and includes the special wishes", () => {
  const list = filterList.parse(findFilters(catalogue, nl, { filterQuery: {}, page: 1, limit: 100 }));
  expect(list.filters.map(({ name, activityCount }) => [name, activityCount])).toEqual([
    ["Rolstoel", 1],
    ["Actief", 2],
    ["Creatief", 1],
  ]);
  expect(list).toMatchObject({ total: 3, pageCount: 1 });
});

test("filters are searched by name and ordered as requested", () => {
  const names = (filterQuery: Parameters<typeof findFilters>[2]["filterQuery"]) => {
    const list = findFilters(catalogue, nl, { filterQuery, page: 1, limit: 100 });
    return "kind" in list ? list.errors : list.filters.map(({ name }) => name);
  };
  expect(names({ genericSearchQuery: "act" })).toEqual(["Actief"]);
  expect(names({ orderBy: "name", orderDirection: "DESC" })).toEqual(["Rolstoel", "Creatief", "Actief"]);
  expect(names({ orderBy: "random" })).toEqual([{ field: "orderBy", key: "problem.orderUnknown" }]);
});

test("screens show the groups without the special wishes, and count an activity once per group", () => {
  const groups = filterGroups(catalogue, nl);
  expect(groups.map(({ name, activityCount }) => [name, activityCount])).toEqual([["Soort uitje", 2]]);
  expect(groups[0]?.filters.map(({ name }) => name)).toEqual(["Actief", "Creatief"]);
});

test("other activities are those of the same organisation, by title", async () => {
  const others = await otherActivities(catalogue, nl, { id: kano, organisation: { id: organisation } });
  expect(others.activities.map(({ title }) => title)).toEqual(["Suppen", "Vlotten bouwen"]);
  expect(await otherActivities(catalogue, nl, { id: kano, organisation: null })).toEqual({ activities: [], total: 0 });
});

test("an organisation has its public activities by title, and one can be excluded", async () => {
  const ask = { organisationId: organisation, page: 1, limit: 100 };
  expect(await findOrganisationActivities(catalogue, nl, ask)).toMatchObject({
    total: 3,
    activities: [{ title: "Kanoën" }, { title: "Suppen" }, { title: "Vlotten bouwen" }],
  });
  expect(await findOrganisationActivities(catalogue, nl, { ...ask, filterQuery: { excludeActivity: kano } })).toMatchObject({ total: 2 });
});

test("an organisation of another brand, and an unknown one, is not found", async () => {
  const ask = { page: 1, limit: 100 };
  expect(await findOrganisationActivities(catalogue, kids, { ...ask, organisationId: organisation })).toBeNull();
  expect(await findOrganisationActivities(catalogue, nl, { ...ask, organisationId: 999_999 })).toBeNull();
});

test("the newest activities come first, without drafts", async () => {
  expect((await newestActivities(catalogue, nl)).map(({ title }) => title)).toEqual(["Suppen", "Kanoën", "Vlotten bouwen"]);
});
