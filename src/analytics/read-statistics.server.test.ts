import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity, addBanner, addOrganisation } from "../../tests/support/fixtures.ts";
import { EVERYTHING, narrowed } from "../permissions/scope.ts";
import { countedSince, readDailyTotals, readTotals } from "./read-totals.server.ts";
import { NOTHING_COUNTED } from "./totals.ts";
import { countCountedActivities, exportActivityCounts, readActivityCounts, readBannerCounts } from "./read-statistics.server.ts";

const MAY = { from: "2027-05-01", to: "2027-05-31" };
const GERMAN = narrowed(EVERYTHING, 2);
const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());

beforeAll(async () => {
  const organisation = await addOrganisation(db, { name: "De Peddel" });
  const kano = await addActivity(db, { title: "Kanoën", organisation_id: organisation });
  const boogschieten = await addActivity(db, { title: "Boogschieten" });
  const wandern = await addActivity(db, { title: "Wandern", platform: 2 });
  const clicks = { phone_clicks: 1, web_clicks: 2 };
  await db
    .insertInto("service_mail_statistics")
    .values([
      { ...clicks, activity_id: kano, submit_date: "2027-05-01", views: 5, offer_requests: 1 },
      { ...clicks, activity_id: kano, submit_date: "2027-05-31", views: 7, offer_requests: 1 },
      { ...clicks, activity_id: kano, submit_date: "2027-06-01", views: 100, offer_requests: 0 },
      { ...clicks, activity_id: boogschieten, submit_date: "2027-05-12", views: 20, offer_requests: 0 },
      { ...clicks, activity_id: wandern, submit_date: "2027-05-12", views: 3, offer_requests: 2 },
    ])
    .execute();
  const shown = await addBanner(db, { title: "Adverteren?", amount_of_clicks: 40 });
  await addBanner(db, { title: "Nooit gezien" });
  await addBanner(db, { title: "Oud", active: false });
  await db
    .insertInto("banner_statistics")
    .values([
      { banner_id: shown, submit_date: "2027-05-01", views: 10, clicks: 1 },
      { banner_id: shown, submit_date: "2027-04-30", views: 90, clicks: 9 },
    ])
    .execute();
});

test("counts of an activity are summed over the requested days, most requests first, then most views", async () => {
  const counts = await readActivityCounts(db, EVERYTHING, { period: MAY });
  expect(counts.map(({ activity, views, offerRequests }) => [activity.title, views, offerRequests])).toEqual([
    ["Kanoën", 12, 2],
    ["Wandern", 3, 2],
    ["Boogschieten", 20, 0],
  ]);
  expect(counts[0]).toMatchObject({ platformId: 1, organisation: "De Peddel", phoneClicks: 2, webClicks: 4 });
  expect(counts[2]?.organisation).toBeNull();
});

test("statistics of one brand contain only that brand", async () => {
  const counts = await readActivityCounts(db, GERMAN, { period: MAY });
  expect(counts.map(({ activity }) => activity.title)).toEqual(["Wandern"]);
  expect(await readBannerCounts(db, GERMAN, MAY)).toEqual([]);
});

test("an active banner is listed without views, an inactive one only for days with views", async () => {
  const counts = await readBannerCounts(db, EVERYTHING, MAY);
  expect(counts.map(({ banner, views, clicks, amountOfClicks }) => [banner.title, views, clicks, amountOfClicks])).toEqual([
    ["Adverteren?", 10, 1, 40],
    ["Nooit gezien", 0, 0, 0],
  ]);
});

test("activities are found by a part of their title or of their organisation, and sorted by any figure", async () => {
  const titles = async (query: Omit<Parameters<typeof readActivityCounts>[2], "period">) =>
    (await readActivityCounts(db, EVERYTHING, { period: MAY, ...query })).map(({ activity }) => activity.title);
  expect(await titles({ text: "peddel" })).toEqual(["Kanoën"]);
  expect(await titles({ text: "BOOG" })).toEqual(["Boogschieten"]);
  expect(await titles({ text: "%" })).toEqual([]);
  expect(await titles({ order: { by: "views", direction: "asc" } })).toEqual(["Wandern", "Kanoën", "Boogschieten"]);
  expect(await titles({ order: { by: "views", direction: "desc" }, limit: 1, offset: 1 })).toEqual(["Kanoën"]);
  expect(await countCountedActivities(db, EVERYTHING, { period: MAY, most: 2 })).toBe(2);
  expect(await countCountedActivities(db, GERMAN, { period: MAY, most: 10 })).toBe(1);
});

test("totals are those of the brands in the scope, by day only for days with counts, and say since when is counted", async () => {
  expect(await readTotals(db, GERMAN, MAY)).toEqual({ views: 3, phoneClicks: 1, webClicks: 2, offerRequests: 2 });
  expect(await readTotals(db, EVERYTHING, { from: "2026-01-01", to: "2026-12-31" })).toEqual(NOTHING_COUNTED);
  const daily = await readDailyTotals(db, EVERYTHING, MAY);
  expect(daily.map(({ day, views, offerRequests }) => [day, views, offerRequests])).toEqual([
    ["2027-05-01", 5, 1],
    ["2027-05-12", 23, 2],
    ["2027-05-31", 7, 1],
  ]);
  expect([await countedSince(db, EVERYTHING), await countedSince(db, GERMAN)]).toEqual(["2027-05-01", "2027-05-12"]);
  expect(await countedSince(db, narrowed(EVERYTHING, 3))).toBeNull();
});

test("an export of many activities comes in pages, each activity once, though visitors are counted meanwhile", async () => {
  const june = { from: "2027-06-02", to: "2027-06-30" };
  const titles = Array.from({ length: 1_100 }, (_, index) => `Uitje ${index}`);
  const fields = { platform_id: 1, company_name: "Voorbeeld BV", description: "Een dag buiten.", indoor_outdoor: "OUTDOOR" } as const;
  const added = await db
    .insertInto("activity")
    .values(
      titles.map((title) => ({
        ...fields,
        title,
        slug: title.toLowerCase().replace(" ", "-veel-"),
        approved: true,
        status: "ACTIVE" as const,
      })),
    )
    .returning("id")
    .execute();
  const counts = added.map(({ id }, index) => ({ activity_id: id, submit_date: "2027-06-12", views: Math.floor(index / 3) }));
  await db.insertInto("service_mail_statistics").values(counts).execute();
  const order = { by: "views", direction: "asc" } as const;
  const listed = (await readActivityCounts(db, EVERYTHING, { period: june, order })).map(({ activity }) => activity.id);
  const pages: number[][] = [];
  for await (const page of exportActivityCounts(db, EVERYTHING, { period: june, order })) {
    pages.push(page.map(({ activity }) => activity.id));
    await sql`update service_mail_statistics set views = 5000 - views where submit_date = '2027-06-12'`.execute(db);
  }
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(pages.flat()).toEqual(listed);
});
