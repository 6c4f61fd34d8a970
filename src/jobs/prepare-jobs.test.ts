import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bareDatabase } from "../../tests/support/database.ts";
import type { OpenDatabase } from "../database/open.ts";
import { indexTriedJobs } from "../database/private-jobs.ts";
import { prepareJobs } from "./prepare-jobs.ts";

let database: OpenDatabase;

beforeEach(async () => {
  database = await bareDatabase();
});

afterEach(async () => {
  await database.close();
});

test("several processes can prepare the queue of an empty database at the same time", async () => {
  await Promise.all([1, 2, 3].map(() => prepareJobs(database, () => {})));
  const { rows } = await database.pool.query("select (graphile_worker.add_job('send-mail', '{}'::json)).attempts");
  expect(rows).toEqual([{ attempts: 0 }]);
});

test("preparing an existing queue changes nothing", async () => {
  await prepareJobs(database, () => {});
  await database.pool.query("select graphile_worker.add_job('send-mail', '{}'::json)");
  await prepareJobs(database, () => {});
  const { rows } = await database.pool.query("select count(*) as n from graphile_worker.jobs");
  expect(rows).toEqual([{ n: 1 }]);
});

test("the indexes of failed jobs are made once, and replaced when brand or kind are found in another way", async () => {
  await Promise.all([1, 2, 3].map(() => prepareJobs(database, () => {})));
  const made = await indexes();
  expect(made).toEqual(Array.from({ length: 3 }, () => expect.stringContaining("WHERE (attempts > 0)")));
  await prepareJobs(database, () => {});
  expect(await indexes()).toEqual(made);
  await indexTriedJobs(database.db, [sql`payload ->> 'another'`]);
  expect(await indexes()).toEqual([expect.stringContaining("'another'::text")]);
});

async function indexes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname like 'tried_jobs_%' order by indexname",
  );
  return rows.map(({ indexdef }) => indexdef);
}
