import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addPlatform } from "../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../database/open.ts";
import { EVERYTHING, narrowed } from "../permissions/scope.ts";
import { dropMail } from "./drop-mail.ts";
import { queueMail } from "./queue-mail.ts";
import { nameOf, retryMail, retryMails } from "./retry-mails.ts";
import { countUnsent, findUnsent, unsentMails, type UnsentState } from "./unsent-mails.ts";

const OPERATOR = { scope: EVERYTHING, actor: { kind: "OPERATOR" } } as const;
let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
  for (const id of [1, 2]) await addPlatform(database.db, id);
});

afterEach(async () => {
  await database.close();
});

async function queue(quoteRequestId: number, origin = "http://nl.localhost:3000"): Promise<void> {
  await queueMail(database.db, { mail: "quote-to-visitor", quoteRequestId, origin, requestId: "a-request" });
}

async function failed(id: number, attempts: number, error = "no answer"): Promise<void> {
  await database.pool.query(
    "update graphile_worker._private_jobs set attempts = $2, last_error = $3, run_at = now() + interval '2 hours' where id = $1",
    [id, attempts, error],
  );
}

const unsent = (state: UnsentState) => unsentMails(database.db, EVERYTHING, { filter: { state }, limit: 10 });
const acts = () => database.db.selectFrom("audit").select(["action", "subject_id", "batch", "reason", "changes"]).orderBy("id").execute();

test("a mail that failed all attempts is dead, one that failed some is waiting, a new one is neither", async () => {
  for (const id of [12, 13, 14]) await queue(id, id === 13 ? "http://de.localhost:3000" : undefined);
  await failed(1, 48);
  await failed(2, 3);

  const [dead, ...otherDead] = await unsent("dead");
  expect(dead).toMatchObject({ id: 1, kind: "quote-to-visitor", rows: "quoteRequestId 12", tries: 48, nextTry: null, platformId: 1 });
  expect(dead?.lastError).toBe("no answer");
  expect(otherDead).toEqual([]);
  const [waiting, ...otherWaiting] = await unsent("waiting");
  expect(waiting).toMatchObject({ id: 2, rows: "quoteRequestId 13", tries: 3, platformId: 2, nextTry: expect.any(Date) });
  expect(waiting && nameOf(waiting)).toBe("quote-to-visitor (quoteRequestId 13)");
  expect(otherWaiting).toEqual([]);
});

test("retrying a dead mail resets its attempts only, and the log says so", async () => {
  await queue(12);
  await queue(13);
  await failed(1, 48);
  await failed(2, 48);
  expect(await retryMail(database.db, 2, OPERATOR)).toMatchObject({ kind: "done", count: 1 });
  expect(await retryMail(database.db, 99, OPERATOR)).toEqual({ kind: "not-found" });
  expect((await unsent("dead")).map(({ id }) => id)).toEqual([1]);
  const { rows } = await database.pool.query(
    "select attempts, max_attempts, run_at <= now() as due from graphile_worker.jobs where id = 2",
  );
  expect(rows).toEqual([{ attempts: 0, max_attempts: 48, due: true }]);
  const changes = { mail: [null, "quote-to-visitor (quoteRequestId 13)"], tries: [48, 0] };
  expect(await acts()).toEqual([{ action: "mails.retry", subject_id: 2, batch: null, reason: null, changes }]);
});

test("all mails can be retried at once, except those that a worker is sending, and their lines of the log belong together", async () => {
  for (const id of [12, 13, 14]) await queue(id);
  await failed(1, 48);
  await failed(2, 3);
  await failed(3, 3);
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = 3");
  expect(await retryMail(database.db, 3, OPERATOR)).toEqual({ kind: "busy" });
  expect(await retryMails(database.db, { filter: {}, expected: "any" }, OPERATOR)).toMatchObject({ kind: "done", count: 2 });
  const lines = await acts();
  expect(lines.map(({ subject_id }) => subject_id)).toEqual([1, 2]);
  expect(lines[0]?.batch).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines[1]?.batch).toBe(lines[0]?.batch);
});

test("nothing is retried when the number of mails differs from the one that was on screen", async () => {
  for (const id of [12, 13]) await queue(id);
  await failed(1, 48);
  await failed(2, 48);
  const filter = { state: "dead" } as const;
  expect(await retryMails(database.db, { filter, expected: 1 }, OPERATOR)).toEqual({ kind: "changed", count: 2 });
  expect((await unsent("dead")).length).toBe(2);
  expect(await retryMails(database.db, { filter, expected: 2 }, OPERATOR)).toMatchObject({ kind: "done", count: 2 });
});

test("an editor of one brand sees, counts, retries and drops its mails only; account mails are for editors of all brands", async () => {
  await queue(12);
  await queue(13, "http://de.localhost:3000");
  const token = { token: "t", sealed: "s", origin: "http://beheer.uitjesbaas.example" };
  await queueMail(database.db, { mail: "office-login", ...token });
  for (const id of [1, 2, 3]) await failed(id, 48);
  const scope = narrowed(EVERYTHING, 2);
  const german = { ...OPERATOR, scope };
  expect((await unsentMails(database.db, scope, { limit: 10 })).map(({ id }) => id)).toEqual([2]);
  expect((await countUnsent(database.db, scope, { filter: {}, most: 10 })).count).toBe(1);
  expect(await findUnsent(database.db, scope, 1)).toBeNull();
  expect(await retryMail(database.db, 1, german)).toEqual({ kind: "not-found" });
  expect(await dropMail(database.db, { id: 3, reason: "Klaar" }, german)).toEqual({ kind: "not-found" });
  expect((await unsent("dead")).map(({ platformId }) => platformId)).toEqual([1, 2, null]);
});

test("a dead mail is given up with a reason, a waiting one is not, and no address stands in the log", async () => {
  await queue(12);
  await queue(13);
  await failed(1, 48, "refused: 550 <jan@korenbloem.example> unknown");
  await failed(2, 3);
  expect(await dropMail(database.db, { id: 2, reason: "Te laat" }, OPERATOR)).toEqual({ kind: "not-dead" });
  expect(await dropMail(database.db, { id: 1, reason: "Adres bestaat niet" }, OPERATOR)).toMatchObject({ kind: "done" });
  expect(await unsent("dead")).toEqual([]);
  const [line] = await acts();
  expect(line).toMatchObject({ action: "mails.drop", subject_id: 1, reason: "Adres bestaat niet" });
  expect(line?.changes).toEqual({
    mail: ["quote-to-visitor (quoteRequestId 12)", null],
    tries: [48, null],
    lastError: ["refused: 550 <ja…@korenbloem.example> unknown", null],
  });
});

test("a mail that a colleague retries at the same moment is not given up", async () => {
  await queue(12);
  await failed(1, 48);
  const colleague = await database.pool.connect();
  await colleague.query("begin");
  await colleague.query("select from graphile_worker.reschedule_jobs(array[1]::bigint[], run_at => now(), attempts => 0)");
  const dropped = dropMail(database.db, { id: 1, reason: "Dubbel." }, OPERATOR);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  await colleague.query("commit");
  colleague.release();
  expect(await dropped).toEqual({ kind: "not-found" });
  expect((await database.pool.query("select from graphile_worker.jobs")).rowCount).toBe(1);
  expect(await acts()).toEqual([]);
});

test("a failed job has the brand that it names or that its address is of; other addresses are the default brand's", async () => {
  const payloads = [
    { platform: 2 },
    { platformId: 4 },
    { brand: "be" },
    { mail: "quote-to-visitor", origin: "https://WWW.Ausflugsbaas.example" },
    { mail: "quote-to-visitor", origin: "http://192.168.0.7:3000" },
    { mail: "office-login", origin: "http://de.localhost:3000" },
    { upload: 2 },
  ];
  for (const payload of payloads) {
    await database.pool.query("select graphile_worker.add_job('a-task', $1::json)", [JSON.stringify(payload)]);
  }
  await database.pool.query("update graphile_worker._private_jobs set attempts = max_attempts");
  const all = await unsentMails(database.db, EVERYTHING, { limit: 10 });
  expect(all.map(({ platformId }) => platformId)).toEqual([2, 4, 4, 2, 1, null, null]);
  expect((await unsentMails(database.db, narrowed(EVERYTHING, 2), { limit: 10 })).map(({ id }) => id)).toEqual([1, 4]);
});

test("a job that PostgreSQL cannot read does not keep the others from running", async () => {
  await database.pool.query("select graphile_worker.add_job('a-task', $1::json)", [JSON.stringify({ origin: "\u0000" })]);
  await database.pool.query("update graphile_worker._private_jobs set attempts = 1");
  const { rows } = await database.pool.query("select attempts from graphile_worker.jobs");
  expect(rows).toEqual([{ attempts: 1 }]);
});
