import { afterAll, beforeAll, expect, test } from "vitest";
import { filledDatabase } from "../../../tests/support/database.ts";
import { EVERYTHING } from "../../permissions/scope.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { prepareJobs } from "../../jobs/prepare-jobs.ts";
import { countUnsent } from "../../mail/unsent-mails.ts";
import { countWaiting } from "../../moderation/count-waiting.ts";
import { fillTrial } from "./fill-trial.ts";

let database: OpenDatabase;
const lines: string[] = [];

beforeAll(async () => {
  database = await filledDatabase();
  await prepareJobs(database, () => {});
  await fillTrial(database.db, { now: new Date(), log: (line) => lines.push(line) });
});
afterAll(() => database.close());

test("a trial begins with something of each kind that waits for an editor, and with two mails that were not delivered", async () => {
  const waiting = await countWaiting(database.db, EVERYTHING);
  expect(Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]))).toEqual({
    quote: 2,
    message: 1,
    newsletter: 1,
    event: 2,
    city: 1,
  });
  expect((await countUnsent(database.db, EVERYTHING, { filter: { state: "dead" }, most: 10 })).count).toBe(2);
  expect(lines.length).toBe(1);
});

test("figures reach back a quarter, for each brand and each banner", async () => {
  const { rows } = await database.pool.query(`
    select count(distinct platform_id)::integer as brands, max(submit_date) - min(submit_date) as days, min(views) >= 0 as plausible,
      sum(offer_requests) between 100 and 2000 as requests
    from service_mail_statistics join activity on activity.id = activity_id`);
  expect(rows).toEqual([{ brands: 4, days: 89, plausible: true, requests: true }]);
  const banners = await database.pool.query("select count(*) > 0 as some, bool_and(clicks <= views) as plausible from banner_statistics");
  expect(banners.rows).toEqual([{ some: true, plausible: true }]);
});

test("the requests of each day are the stored ones of that day", async () => {
  const { rows } = await database.pool.query(`
    select count(*)::integer as days, bool_and(counted.requests = coalesce(stored.requests, 0)) as agree
    from (select submit_date as day, sum(offer_requests) as requests from service_mail_statistics group by 1) as counted
    full join (select (created_at at time zone 'Europe/Amsterdam')::date as day, count(*) as requests from quote_request where not held group by 1) as stored
      using (day)`);
  expect(rows).toEqual([{ days: 90, agree: true }]);
});

test("places of submissions are in the country of their brand", async () => {
  const { rows } = await database.pool.query(`
    select province.country_code as country, event_request.platform_id as brand from event_request
    join province on province.name = event_request.province and province.platform_id = event_request.platform_id
    union all select province.country_code, city.platform_id from city join province on province.id = province_id
    where city.location_id like 'visitor:%'`);
  expect(rows.length).toBe(3);
  expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(["NL"]));
});

test("every address of an invented person ends in .example", async () => {
  const { rows } = await database.pool.query(`
    select email from quote_request union all select email from contact_message
    union all select email from newsletter_subscription union all select email from event_request`);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ email }) => !email.endsWith(".example"))).toEqual([]);
});

test("it is filled once, and never where somebody has sent anything", async () => {
  await fillTrial(database.db, { now: new Date(), log: (line) => lines.push(line) });
  expect(lines.length).toBe(1);
  expect((await countUnsent(database.db, EVERYTHING, { filter: {}, most: 10 })).count).toBe(2);
});
