import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../src/database/open.ts";
import { addActivity } from "../support/fixtures.ts";

/** Few enough per activity for the abuse filter (60 an hour). */
const REQUESTS_PER_ACTIVITY = 20;

/** Enough activities for `count` requests, each with an address of its own. */
export async function addRepeatedActivities(db: Db, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count / REQUESTS_PER_ACTIVITY; at += 1) {
    ids.push(await addActivity(db, { slug: `herhaling-${at}`, contact_email: `aanbieder-${at}@uitje.example` }));
  }
  return ids;
}

/** A row, a key and two mails for each, and the statistics say the same. */
export async function expectOnce(db: Db, count: number): Promise<void> {
  const { rows } = await sql`
    select (select count(*)::int from quote_request) as rows,
           (select count(distinct email)::int from quote_request) as people,
           (select count(*)::int from quote_request where held) as held,
           (select count(*)::int from submission_key) as keys,
           (select count(*)::int from graphile_worker._private_jobs) as mails,
           (select sum(offer_requests)::int from service_mail_statistics) as counted
  `.execute(db);
  expect(rows).toEqual([{ rows: count, people: count, held: 0, keys: count, mails: 2 * count, counted: count }]);
}
