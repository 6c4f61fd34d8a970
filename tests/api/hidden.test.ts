import { afterAll, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import { testApp } from "../support/app.ts";
import { addRedirect } from "../support/fixtures.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { problemOf, refusedFields } from "../support/problem.ts";

const product = await testApp();
const { nl, kids, de } = await addFourBrands(product.db);
await addRedirect(product.db, { activity_id: nl.draft, old_slug: "ouder-concept", new_slug: "concept-nl" });
await product.catalogue.refresh();
afterAll(() => product.close());

test.for([
  ["an unknown slug", "bestaat-niet"],
  ["a draft", "concept-nl"],
  ["an activity that rests", "rust-nl"],
  ["an edit copy", "kopie-nl"],
  ["another brand's activity", "kano-de"],
  ["an old slug", "kano-van-vroeger"],
  ["another spelling", "KANO-NL"],
  ["encoded slashes", "..%2F..%2Fkano-nl"],
  ["a percent sign", "%E0%A4%A"],
  ["a NUL", "kano%00nl"],
  ["a word of JavaScript", "__proto__"],
])("%s is not found by slug", async ([, slug]) => {
  expect(await problemOf(await product.get(`/api/public/activities/${slug}`))).toMatchObject({ title: "Niet gevonden", status: 404 });
});

test("hidden activities and events are in no list", async () => {
  for (const path of ["activities", `organisations/${nl.organisation}/activities`]) {
    const answer = await product.get(`/api/public/${path}?page=1&limit=100&filterQuery={}`);
    expect(await answer.json()).toMatchObject({ total: 1, activities: [{ slug: "kano-nl" }] });
  }
  const events = await product.get("/api/public/events?page=1&limit=100");
  expect(await events.json()).toMatchObject({ total: 1, events: [{ title: "Open dag" }] });
});

test("an old slug redirects, on its own brand only", async () => {
  for (const { key, localHost } of brands) {
    const answer = await product.get("/api/public/activities/redirects?slug=kano-van-vroeger", localHost);
    expect(await answer.json()).toMatchObject({ oldSlug: "kano-van-vroeger", newSlug: `kano-${key}` });
  }
});

test.for(["bestaat-niet", "kano-nl", "ouder-concept", "", "__proto__", "a".repeat(300)])("there is no redirect for %j", async (slug) => {
  const answer = await product.get(`/api/public/activities/redirects?slug=${slug}`);
  expect(await problemOf(answer)).toMatchObject({ status: slug ? 404 : 400 });
});

test("ids of another brand and unknown ids are not found, invalid ids are refused", async () => {
  const foreign = [
    `events/${kids.event}`,
    `organisations/${de.organisation}/activities?page=1&limit=1`,
    `organisations/${de.organisation}/events?page=1&limit=1`,
  ];
  for (const path of [...foreign, `events/${nl.draftEvent}`, "events/2147483647", "seo?slug=bedrijfsuitje/nergens"]) {
    expect([path, (await problemOf(await product.get(`/api/public/${path}`))).status]).toEqual([path, 404]);
  }
  for (const id of ["0", "-1", "1.5", "9223372036854775808", "2147483648", "undefined", "null", "1%20", "1e3"]) {
    expect(await refusedFields(await product.get(`/api/public/events/${id}`))).toEqual({
      status: 422,
      fields: { eventId: "problem.fieldInvalid" },
    });
    const organisation = await refusedFields(await product.get(`/api/public/organisations/${id}/events?page=1&limit=1`));
    expect(organisation).toEqual({ status: 422, fields: { organisationId: "problem.fieldInvalid" } });
  }
});

test("cities are looked up only for the platform of the host", async () => {
  const path = (platformId: string, text = "utr") => `/api/admin/googleLocations/cities?platformId=${platformId}&searchQuery=${text}`;
  expect(await (await product.get(path("1"))).json()).toMatchObject([{ name: "Utrecht", platform: 1 }]);
  expect(await refusedFields(await product.get(path("2")))).toEqual({ status: 422, fields: { platformId: "problem.foreignPlatform" } });
  for (const id of ["0", "een", "99999999999"]) expect((await refusedFields(await product.get(path(id)))).status).toBe(422);
  for (const signs of ["%25", "*", "_", "%F0%9F%9B%B6"]) expect(await (await product.get(path("1", signs))).json()).toEqual([]);
});

test("a brand without an active banner answers 204 without a body", async () => {
  await product.db.updateTable("banner").set({ active: false }).where("platform_id", "=", 2).execute();
  await product.catalogue.refresh();
  const answer = await product.get("/api/public/banners/random", "de.localhost");
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(await product.client("de").findRandomBanner({})).toBeUndefined();
  expect(await product.client("nl").findRandomBanner({})).toMatchObject({ title: "Adverteren?" });
});
