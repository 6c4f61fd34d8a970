import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity, addBanner, addOrganisation } from "../../tests/support/fixtures.ts";
import { readActivityCounts, readBannerCounts } from "./read-statistics.server.ts";

const MAY = { platformId: null, from: "2027-05-01", to: "2027-05-31" };
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
  const counts = await readActivityCounts(db, MAY);
  expect(counts.map(({ activity, views, offerRequests }) => [activity.title, views, offerRequests])).toEqual([
    ["Kanoën", 12, 2],
    ["Wandern", 3, 2],
    ["Boogschieten", 20, 0],
  ]);
  expect(counts[0]).toMatchObject({ platformId: 1, organisation: "De Peddel", phoneClicks: 2, webClicks: 4 });
  expect(counts[2]?.organisation).toBeNull();
});

test("statistics of one brand contain only that brand", async () => {
  const counts = await readActivityCounts(db, { ...MAY, platformId: 2 });
  expect(counts.map(({ activity }) => activity.title)).toEqual(["Wandern"]);
  expect(await readBannerCounts(db, { ...MAY, platformId: 2 })).toEqual([]);
});

test("an active banner is listed without views, an inactive one only for days with views", async () => {
  const counts = await readBannerCounts(db, MAY);
  expect(counts.map(({ banner, views, clicks, amountOfClicks }) => [banner.title, views, clicks, amountOfClicks])).toEqual([
    ["Adverteren?", 10, 1, 40],
    ["Nooit gezien", 0, 0, 0],
  ]);
});
