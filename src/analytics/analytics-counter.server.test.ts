import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity, addBanner } from "../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { AnalyticsEvent } from "./analytics-event.ts";
import { openAnalyticsCounter, type AnalyticsCounter } from "./analytics-counter.server.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const NOON = new Date("2027-05-11T10:00:00Z");

let database: OpenDatabase;
let counter: AnalyticsCounter;
let logged: string[];
let activityId: number;

beforeEach(async () => {
  logged = [];
  database = await testDatabase();
  activityId = await addActivity(database.db, {});
  counter = open();
});
afterEach(async () => {
  await counter.close();
  await database.close();
});

function open(): AnalyticsCounter {
  return openAnalyticsCounter(database.db, { log: (line) => logged.push(line) });
}

type By = { address?: string; userAgent?: string; now?: Date; by?: AnalyticsCounter };

function count(event: AnalyticsEvent, { address = "198.51.100.7", userAgent = CHROME, now = NOON, by = counter }: By = {}) {
  return by.count(event, { brand: nl, visitor: { address, userAgent }, now });
}

function lines() {
  return database.db
    .selectFrom("service_mail_statistics")
    .select(["activity_id", "submit_date", "views", "phone_clicks", "web_clicks", "offer_requests"])
    .orderBy("activity_id")
    .orderBy("submit_date")
    .execute();
}

async function views(): Promise<number[]> {
  await counter.flush();
  return (await lines()).map((line) => line.views);
}

describe("counting", () => {
  test("views, phone numbers and websites are added to the row that also counts the requests of the day", async () => {
    const today = { activity_id: activityId, submit_date: "2027-05-11" };
    await database.db
      .insertInto("service_mail_statistics")
      .values({ ...today, offer_requests: 2 })
      .execute();
    for (const kind of ["view", "phone", "website"] as const) count({ kind, id: activityId });
    count({ kind: "view", id: activityId }, { userAgent: FIREFOX });
    await counter.flush();
    expect(await lines()).toEqual([{ ...today, views: 2, phone_clicks: 1, web_clicks: 1, offer_requests: 2 }]);
  });

  test("a banner is counted per day, its clicks also in total, and the banner itself does not change", async () => {
    const { db } = database;
    const id = await addBanner(db, {});
    const before = await db.selectFrom("banner").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const changes = await db.selectFrom("change").select("seq").execute();
    count({ kind: "banner-view", id });
    count({ kind: "banner-click", id });
    count({ kind: "banner-click", id }, { userAgent: FIREFOX, now: new Date("2027-05-12T10:00:00Z") });
    await counter.flush();
    expect(await db.selectFrom("banner_statistics").selectAll().orderBy("submit_date").execute()).toEqual([
      { banner_id: id, submit_date: "2027-05-11", views: 1, clicks: 1 },
      { banner_id: id, submit_date: "2027-05-12", views: 0, clicks: 1 },
    ]);
    const after = await db.selectFrom("banner").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, amount_of_clicks: 2 });
    expect(await db.selectFrom("change").select("seq").execute()).toEqual(changes);

    await db.updateTable("banner").set({ title: "Anders", amount_of_clicks: 7 }).where("id", "=", id).execute();
    expect(await db.selectFrom("change").select("seq").execute()).toHaveLength(changes.length + 1);
    await db.deleteFrom("banner").where("id", "=", id).execute();
    expect(await db.selectFrom("banner_statistics").selectAll().execute()).toEqual([]);
  });

  test("bots and requests without a user agent are not counted", async () => {
    const bots = ["", "curl/8.14.1", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "HeadlessChrome/148"];
    for (const userAgent of bots) expect(count({ kind: "view", id: activityId }, { userAgent })).toBe("bot");
    expect(await views()).toEqual([]);
  });

  test("the same visitor, activity and kind count once a day; another browser in the same address range is another visitor", async () => {
    const view = { kind: "view", id: activityId } as const;
    expect(count(view)).toBe("counted");
    expect(count(view)).toBe("repeat");
    expect(count(view, { address: "198.51.100.99" })).toBe("repeat");
    expect(count(view, { userAgent: FIREFOX })).toBe("counted");
    expect(count(view, { address: "203.0.113.7" })).toBe("counted");
    expect(count({ ...view, kind: "phone" })).toBe("counted");
    expect(count(view, { now: new Date(NOON.getTime() + 86_400_000) })).toBe("counted");
    expect(await views()).toEqual([3, 1]);
  });

  test("the day changes at midnight in the brand's time zone, not the server's, also when the clock changes", async () => {
    const times = ["2027-05-11T21:59:59Z", "2027-05-11T22:00:00Z", "2027-10-30T21:59:59Z", "2027-10-31T22:59:59Z", "2027-10-31T23:00:00Z"];
    for (const time of times) expect(count({ kind: "view", id: activityId }, { now: new Date(time) })).toBe("counted");
    await counter.flush();
    const days = (await lines()).map(({ submit_date }) => submit_date);
    expect(days).toEqual(["2027-05-11", "2027-05-12", "2027-10-30", "2027-10-31", "2027-11-01"]);
  });

  test("each address range has its own limit", async () => {
    const outcomes = Array.from({ length: 10_000 }, (_, at) => count({ kind: "view", id: activityId }, { userAgent: `${CHROME} ${at}` }));
    expect(outcomes.filter((outcome) => outcome === "counted")).toHaveLength(600);
    expect(outcomes.at(-1)).toBe("too-many");
    expect(count({ kind: "view", id: activityId }, { address: "203.0.113.7" })).toBe("counted");
    expect(await views()).toEqual([601]);
  });

  test("ten thousand events of one activity are one row", async () => {
    for (let at = 0; at < 10_000; at += 1) {
      count({ kind: "view", id: activityId }, { address: `10.${at % 250}.${Math.floor(at / 250)}.1` });
    }
    expect(await views()).toEqual([10_000]);
  });
});

describe("writing", () => {
  test("fifty concurrent writers of the same rows in different orders do not deadlock, and their counts add up", async () => {
    const { db } = database;
    const activities = await Promise.all(Array.from({ length: 20 }, () => addActivity(db, {})));
    const banners = [await addBanner(db, {}), await addBanner(db, {})];
    const counters = Array.from({ length: 50 }, open);
    for (const [at, by] of counters.entries()) {
      const order = at % 2 === 0 ? activities : activities.toReversed();
      for (const id of order) count({ kind: "view", id }, { by });
      for (const id of at % 2 === 0 ? banners : banners.toReversed()) count({ kind: "banner-click", id }, { by });
    }
    await Promise.all(counters.map((by) => by.close()));
    expect((await lines()).map((line) => line.views)).toEqual(activities.map(() => 50));
    const clicks = await db.selectFrom("banner").select("amount_of_clicks").execute();
    expect(clicks.map(({ amount_of_clicks }) => amount_of_clicks)).toEqual([50, 50]);
    expect(logged).toEqual([]);
  });

  test("counts of a deleted activity are skipped, the others are written", async () => {
    const deleted = await addActivity(database.db, {});
    for (const id of [deleted, activityId]) count({ kind: "view", id });
    await database.db.deleteFrom("activity").where("id", "=", deleted).execute();
    expect(await views()).toEqual([1]);
    expect(logged).toEqual([]);
  });

  test("counts wait while writes fail, which is logged once, and are all written afterwards", async () => {
    const { pool } = database;
    await pool.query("alter table service_mail_statistics rename to away");
    count({ kind: "view", id: activityId });
    await counter.flush();
    await counter.flush();
    count({ kind: "view", id: activityId }, { userAgent: FIREFOX });
    await pool.query("alter table away rename to service_mail_statistics");
    expect(await views()).toEqual([2]);
    await counter.flush();
    expect((await lines()).map((line) => line.views)).toEqual([2]);
    expect(logged).toHaveLength(1);
  });

  test("pending counts are written when the server stops, also those counted during the last write", async () => {
    count({ kind: "view", id: activityId });
    const writing = counter.flush();
    count({ kind: "phone", id: activityId });
    await counter.close();
    await writing;
    expect(await lines()).toMatchObject([{ views: 1, phone_clicks: 1 }]);
  });
});
