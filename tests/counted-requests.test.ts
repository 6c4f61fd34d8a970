import { afterEach, beforeEach, expect, test } from "vitest";
import { nl } from "../content/brands/nl.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import { createSecrets } from "../src/crypto/secrets.ts";
import type { Signals } from "../src/abuse/signals.ts";
import { readName } from "../src/moderation/desk.ts";
import type { Desk } from "../src/moderation/held-kind.ts";
import { folderPictures } from "../src/media/picture-store.server.ts";
import { requestQuote } from "../src/submissions/quotes/request-quote.server.ts";
import { openTally } from "../src/analytics/open-tally.server.ts";
import { testDatabase } from "./support/database.ts";
import { addActivity } from "./support/fixtures.ts";
import { ANNA, NOON, siteWith } from "./support/quotes.ts";
import { SECRET_KEY } from "./support/secret-key.ts";

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

/** A request of the visitor `at`; what is refused or fails is an outcome like any other here. */
async function ask({ at = 0, activity = activityId, now = NOON, signals = null }: By = {}): Promise<string> {
  const body = { ...ANNA, email: `visitor${at}@korenbloem.example` };
  const input = { activityId: activity, body, key: null, signals, now };
  return requestQuote(database.db, siteWith("nl"), input).then(
    ({ kind }) => kind,
    () => "failed",
  );
}

async function expectEqual(total: number): Promise<void> {
  const stored = await database.pool.query(
    "select activity_id, count(*)::integer as n from quote_request where not held group by activity_id order by activity_id",
  );
  const counted = await database.pool.query(
    "select activity_id, sum(offer_requests)::integer as n from service_mail_statistics where offer_requests > 0 group by activity_id order by activity_id",
  );
  expect(counted.rows).toEqual(stored.rows);
  expect(stored.rows.reduce((sum, { n }) => sum + Number(n), 0)).toBe(total);
}

test("fifty requests at once, while views of the same activities are written, are fifty", async () => {
  const tally = openTally(database.db, { log: (line) => expect.fail(line) });
  const asked = Array.from({ length: 50 }, async (_, at) => {
    const activity = at % 2 === 0 ? activityId : other;
    tally.count(
      { kind: "view", id: activity },
      {
        brand: nl,
        visitor: { address: "198.51.100.7", userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:${at}.0) Gecko/20100101 Firefox/${at}.0` },
        now: NOON,
      },
    );
    const [outcome] = await Promise.all([ask({ at, activity }), tally.flush()]);
    return outcome;
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["received"]));
  await tally.close();
  await expectEqual(50);
  const { rows } = await database.pool.query("select sum(views)::integer as views from service_mail_statistics");
  expect(rows).toEqual([{ views: 50 }]);
});

test("a request that comes twice is one", async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask()));
  await expectEqual(1);
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
  await ask({ at: 1 });
  await database.pool.query(failure);
  expect(await ask({ at: 2 })).toBe("failed");
  await database.pool.query(repair);
  await expectEqual(1);
  expect(await ask({ at: 2 })).toBe("received");
  await expectEqual(2);
});

test("a request that is held is counted when somebody releases it, on that day, and never when they reject it", async () => {
  for (const at of [1, 2]) await ask({ at, signals: TRAPPED });
  await expectEqual(0);
  const held = await database.db.selectFrom("quote_request").select("id").where("held", "=", true).orderBy("id").execute();
  const [released = 0, rejected = 0] = held.map(({ id }) => id);
  await decide("release", released);
  await decide("reject", rejected);
  await expectEqual(1);
  const days = await database.db.selectFrom("service_mail_statistics").select("submit_date").execute();
  expect(days).toEqual([{ submit_date: "2027-05-13" }]);
});

async function decide(verdict: "release" | "reject", id: number): Promise<void> {
  const desk: Desk = {
    ...{ db: database.db, pictures: folderPictures("/nowhere"), secrets: createSecrets(SECRET_KEY) },
    ...{ originOf: () => "http://nl.localhost:3000", now: new Date("2027-05-12T22:30:00Z") },
  };
  await readName(`quote:${id}`)?.kind[verdict](desk, id);
}

test("just before and after midnight of the brand are two days", async () => {
  await ask({ at: 1, now: new Date("2027-05-11T21:59:59Z") });
  await ask({ at: 2, now: new Date("2027-05-11T22:00:00Z") });
  const days = await database.db.selectFrom("service_mail_statistics").select("submit_date").orderBy("submit_date").execute();
  expect(days.map(({ submit_date }) => submit_date)).toEqual(["2027-05-11", "2027-05-12"]);
  await expectEqual(2);
});
