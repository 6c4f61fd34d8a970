import { afterEach, beforeEach, expect, test } from "vitest";
import { nl } from "../content/brands/nl.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import type { Signals } from "../src/abuse/signals.ts";
import { parseItemName } from "../src/moderation/moderation-queue.ts";
import { requestQuote } from "../src/submissions/quotes/request-quote.server.ts";
import { openAnalyticsCounter } from "../src/analytics/analytics-counter.server.ts";
import { testDatabase } from "./support/database.ts";
import { addActivity } from "./support/fixtures.ts";
import { moderationOf } from "./support/held.ts";
import { ANNA, NOON, siteWith } from "./support/quotes.ts";

const TRAPPED: Signals = { isTrapped: true, time: null, proof: null, hasScript: false };

let database: OpenDatabase;
let activityId: number;
let other: number;

beforeEach(async () => {
  database = await testDatabase();
  activityId = await addActivity(database.db, {});
  other = await addActivity(database.db, {});
});
afterEach(() => database.close());

type By = { at?: number; activity?: number; now?: Date; signals?: Signals | null };

/** Sends a quote request of visitor `at`. Returns the outcome, or `failed` when it throws. */
async function sendRequest({ at = 0, activity = activityId, now = NOON, signals = null }: By = {}): Promise<string> {
  const body = { ...ANNA, email: `visitor${at}@korenbloem.example` };
  const input = { activityId: activity, body, key: null, signals, now };
  return requestQuote(database.db, siteWith("nl"), input).then(
    ({ kind }) => kind,
    () => "failed",
  );
}

async function expectCounted(total: number): Promise<void> {
  const stored = await database.pool.query(
    "select activity_id, count(*)::integer as n from quote_request where not held group by activity_id order by activity_id",
  );
  const counted = await database.pool.query(
    "select activity_id, sum(offer_requests)::integer as n from service_mail_statistics where offer_requests > 0 group by activity_id order by activity_id",
  );
  expect(counted.rows).toEqual(stored.rows);
  expect(stored.rows.reduce((sum, { n }) => sum + Number(n), 0)).toBe(total);
}

test("fifty concurrent requests are counted as fifty while views of the same activities are written", async () => {
  const analyticsCounter = openAnalyticsCounter(database.db, { log: (line) => expect.fail(line) });
  const outcomes = Array.from({ length: 50 }, async (_, at) => {
    const activity = at % 2 === 0 ? activityId : other;
    analyticsCounter.count(
      { kind: "view", id: activity },
      {
        brand: nl,
        visitor: { address: "198.51.100.7", userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:${at}.0) Gecko/20100101 Firefox/${at}.0` },
        now: NOON,
      },
    );
    const [outcome] = await Promise.all([sendRequest({ at, activity }), analyticsCounter.flush()]);
    return outcome;
  });
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(["received"]));
  await analyticsCounter.close();
  await expectCounted(50);
  const { rows } = await database.pool.query("select sum(views)::integer as views from service_mail_statistics");
  expect(rows).toEqual([{ views: 50 }]);
});

test("a request that is sent several times is counted once", async () => {
  await Promise.all(Array.from({ length: 8 }, () => sendRequest()));
  await expectCounted(1);
});

test.for([
  ["the count", "alter table service_mail_statistics rename to away", "alter table away rename to service_mail_statistics"],
  ["the queue of mails", "alter schema graphile_worker rename to away", "alter schema away rename to graphile_worker"],
  [
    "the commit",
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
     create constraint trigger refuse after insert on quote_request deferrable initially deferred for each row execute function refuse()`,
    "drop trigger refuse on quote_request",
  ],
  [
    "the connection",
    `create function refuse() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
     create trigger refuse after insert or update on service_mail_statistics for each row execute function refuse()`,
    "drop trigger refuse on service_mail_statistics",
  ],
] as const)("a request during which %s fails is neither stored nor counted", async ([, failure, repair]) => {
  await sendRequest({ at: 1 });
  await database.pool.query(failure);
  expect(await sendRequest({ at: 2 })).toBe("failed");
  await database.pool.query(repair);
  await expectCounted(1);
  expect(await sendRequest({ at: 2 })).toBe("received");
  await expectCounted(2);
});

test("a held request is counted on the day of its release, and never when it is rejected", async () => {
  for (const at of [1, 2]) await sendRequest({ at, signals: TRAPPED });
  await expectCounted(0);
  const held = await database.db.selectFrom("quote_request").select("id").where("held", "=", true).orderBy("id").execute();
  const [released = 0, rejected = 0] = held.map(({ id }) => id);
  await decide("release", released);
  await decide("reject", rejected);
  await expectCounted(1);
  const days = await database.db.selectFrom("service_mail_statistics").select("submit_date").execute();
  expect(days).toEqual([{ submit_date: "2027-05-13" }]);
});

async function decide(verdict: "release" | "reject", id: number): Promise<void> {
  const context = { ...moderationOf(database.db, "/nowhere"), now: new Date("2027-05-12T22:30:00Z") };
  await parseItemName(`quote:${id}`)?.kind[verdict](context, id);
}

test("requests just before and after midnight in the brand's time zone are counted on two days", async () => {
  await sendRequest({ at: 1, now: new Date("2027-05-11T21:59:59Z") });
  await sendRequest({ at: 2, now: new Date("2027-05-11T22:00:00Z") });
  const days = await database.db.selectFrom("service_mail_statistics").select("submit_date").orderBy("submit_date").execute();
  expect(days.map(({ submit_date }) => submit_date)).toEqual(["2027-05-11", "2027-05-12"]);
  await expectCounted(2);
});
