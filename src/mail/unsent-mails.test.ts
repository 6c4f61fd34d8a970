import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import type { OpenDatabase } from "../database/open.ts";
import { queueMail } from "./queue-mail.ts";
import { retryMails, unsentMails } from "./unsent-mails.ts";

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await database.close();
});

async function queue(quoteRequestId: number, origin = "http://nl.localhost:3000"): Promise<void> {
  await queueMail(database.db, { mail: "quote-to-visitor", quoteRequestId, origin, requestId: "a-request" });
}

async function failed(id: number, attempts: number): Promise<void> {
  await database.pool.query(
    "update graphile_worker._private_jobs set attempts = $2, last_error = 'no answer', run_at = now() + interval '2 hours' where id = $1",
    [id, attempts],
  );
}

test("a mail that failed all attempts is dead, one that failed some is waiting, a new one is neither", async () => {
  for (const id of [12, 13, 14]) await queue(id, id === 13 ? "http://de.localhost:3000" : undefined);
  await failed(1, 48);
  await failed(2, 3);

  const [dead, ...otherDead] = await unsentMails(database.db, "dead");
  expect(dead).toMatchObject({ id: 1, what: "quote-to-visitor (quoteRequestId 12)", tries: 48, nextTry: null, lastError: "no answer" });
  expect(dead?.brand.key).toBe("nl");
  expect(otherDead).toEqual([]);
  const [waiting, ...otherWaiting] = await unsentMails(database.db, "waiting");
  expect(waiting).toMatchObject({ id: 2, what: "quote-to-visitor (quoteRequestId 13)", tries: 3 });
  expect(waiting?.nextTry).toBeInstanceOf(Date);
  expect(waiting?.brand.key).toBe("de");
  expect(otherWaiting).toEqual([]);
});

test("retrying a dead mail resets its attempts only", async () => {
  await queue(12);
  await queue(13);
  await failed(1, 48);
  await failed(2, 48);
  expect(await retryMails(database.db, [2, 99])).toEqual([2]);
  expect((await unsentMails(database.db, "dead")).map(({ id }) => id)).toEqual([1]);
  const { rows } = await database.pool.query(
    "select attempts, max_attempts, run_at <= now() as due from graphile_worker.jobs where id = 2",
  );
  expect(rows).toEqual([{ attempts: 0, max_attempts: 48, due: true }]);
});

test("all mails can be retried at once, except those that a worker is sending", async () => {
  for (const id of [12, 13, 14]) await queue(id);
  await failed(1, 48);
  await failed(2, 3);
  await failed(3, 3);
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = 3");
  expect(await retryMails(database.db, "all")).toEqual([1, 2]);
  expect(await retryMails(database.db, [])).toEqual([]);
});
