import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity, addBanner } from "../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { Moment } from "./moment.ts";
import { openTally, type Tally } from "./open-tally.server.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const NOON = new Date("2027-05-11T10:00:00Z");

let database: OpenDatabase;
let tally: Tally;
let said: string[];
let activityId: number;

beforeEach(async () => {
  said = [];
  database = await testDatabase();
  activityId = await addActivity(database.db, {});
  tally = open();
});
afterEach(async () => {
  await tally.close();
  await database.close();
});

function open(): Tally {
  return openTally(database.db, { log: (line) => said.push(line) });
}

type By = { address?: string; userAgent?: string; now?: Date; by?: Tally };

function count(moment: Moment, { address = "198.51.100.7", userAgent = CHROME, now = NOON, by = tally }: By = {}) {
  return by.count(moment, { brand: nl, visitor: { address, userAgent }, now });
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
  await tally.flush();
  return (await lines()).map((line) => line.views);
}

describe("what counts", () => {
  test("views, phone numbers and websites are counted side by side, and beside the requests of the day", async () => {
    const today = { activity_id: activityId, submit_date: "2027-05-11" };
    await database.db
      .insertInto("service_mail_statistics")
      .values({ ...today, offer_requests: 2 })
      .execute();
    for (const kind of ["view", "phone", "website"] as const) count({ kind, id: activityId });
    count({ kind: "view", id: activityId }, { userAgent: FIREFOX });
    await tally.flush();
    expect(await lines()).toEqual([{ ...today, views: 2, phone_clicks: 1, web_clicks: 1, offer_requests: 2 }]);
  });

  test("a banner is counted per day, its clicks in all too, and nothing that shows of it changes", async () => {
    const { db } = database;
    const id = await addBanner(db, {});
    const before = await db.selectFrom("banner").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const changes = await db.selectFrom("change").select("seq").execute();
    count({ kind: "banner-view", id });
    count({ kind: "banner-click", id });
    count({ kind: "banner-click", id }, { userAgent: FIREFOX, now: new Date("2027-05-12T10:00:00Z") });
    await tally.flush();
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

  test("bots and whoever names no browser are left out", async () => {
    const bots = ["", "curl/8.14.1", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "HeadlessChrome/148"];
    for (const userAgent of bots) expect(count({ kind: "view", id: activityId }, { userAgent })).toBe("bot");
    expect(await views()).toEqual([]);
  });

  test("the same visitor, activity and kind count once a day; a neighbour in the same range with another browser is another", async () => {
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

  test("the day changes at midnight in the brand's time zone, not in that of the server, in the nights of the clock too", async () => {
    const moments = [
      "2027-05-11T21:59:59Z",
      "2027-05-11T22:00:00Z",
      "2027-10-30T21:59:59Z",
      "2027-10-31T22:59:59Z",
      "2027-10-31T23:00:00Z",
    ];
    for (const moment of moments) expect(count({ kind: "view", id: activityId }, { now: new Date(moment) })).toBe("counted");
    await tally.flush();
    const days = (await lines()).map(({ submit_date }) => submit_date);
    expect(days).toEqual(["2027-05-11", "2027-05-12", "2027-10-30", "2027-10-31", "2027-11-01"]);
  });

  test("one address range has a limit, which another does not feel", async () => {
    const told = Array.from({ length: 10_000 }, (_, at) => count({ kind: "view", id: activityId }, { userAgent: `${CHROME} ${at}` }));
    expect(told.filter((outcome) => outcome === "counted")).toHaveLength(600);
    expect(told.at(-1)).toBe("too-many");
    expect(count({ kind: "view", id: activityId }, { address: "203.0.113.7" })).toBe("counted");
    expect(await views()).toEqual([601]);
  });

  test("ten thousand moments at one activity are one row", async () => {
    for (let at = 0; at < 10_000; at += 1) {
      count({ kind: "view", id: activityId }, { address: `10.${at % 250}.${Math.floor(at / 250)}.1` });
    }
    expect(await views()).toEqual([10_000]);
  });
});

describe("what is written", () => {
  test("by fifty at once, to the same activities and banners in other orders, waits for its turn and adds up", async () => {
    const { db } = database;
    const activities = await Promise.all(Array.from({ length: 20 }, () => addActivity(db, {})));
    const banners = [await addBanner(db, {}), await addBanner(db, {})];
    const tallies = Array.from({ length: 50 }, open);
    for (const [at, by] of tallies.entries()) {
      const order = at % 2 === 0 ? activities : activities.toReversed();
      for (const id of order) count({ kind: "view", id }, { by });
      for (const id of at % 2 === 0 ? banners : banners.toReversed()) count({ kind: "banner-click", id }, { by });
    }
    await Promise.all(tallies.map((by) => by.close()));
    expect((await lines()).map((line) => line.views)).toEqual(activities.map(() => 50));
    const clicks = await db.selectFrom("banner").select("amount_of_clicks").execute();
    expect(clicks.map(({ amount_of_clicks }) => amount_of_clicks)).toEqual([50, 50]);
    expect(said).toEqual([]);
  });

  test("leaves out an activity that is gone, and keeps the others", async () => {
    const gone = await addActivity(database.db, {});
    for (const id of [gone, activityId]) count({ kind: "view", id });
    await database.db.deleteFrom("activity").where("id", "=", gone).execute();
    expect(await views()).toEqual([1]);
    expect(said).toEqual([]);
  });

  test("waits while the database refuses it, is said once, and comes whole when it does not any more", async () => {
    const { pool } = database;
    await pool.query("alter table service_mail_statistics rename to away");
    count({ kind: "view", id: activityId });
    await tally.flush();
    await tally.flush();
    count({ kind: "view", id: activityId }, { userAgent: FIREFOX });
    await pool.query("alter table away rename to service_mail_statistics");
    expect(await views()).toEqual([2]);
    await tally.flush();
    expect((await lines()).map((line) => line.views)).toEqual([2]);
    expect(said).toHaveLength(1);
  });

  test("is written when the server stops, what came during the last write too", async () => {
    count({ kind: "view", id: activityId });
    const writing = tally.flush();
    count({ kind: "phone", id: activityId });
    await tally.close();
    await writing;
    expect(await lines()).toMatchObject([{ views: 1, phone_clicks: 1 }]);
  });
});
