import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity } from "../../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { removeExpired } from "./remove-expired.ts";

const NOW = new Date("2029-06-15T02:17:00Z");
const PERSON = { name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678" };

let database: OpenDatabase;
let activity_id: number;

beforeEach(async () => {
  database = await testDatabase();
  activity_id = await addActivity(database.db, {});
  await database.db.deleteFrom("change").execute();
});

afterEach(async () => {
  await database.close();
});

async function idsOf(table: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}

test("quote requests are removed after 24 months, in batches", async () => {
  const days = ["2027-06-14", "2027-06-15T02:16:59Z", "2027-06-15T02:17:01Z", "2029-06-14"];
  const rows = days.map((created_at) => ({ activity_id, ...PERSON, created_at }));
  await database.db.insertInto("quote_request").values(rows).execute();
  expect(await removeExpired(database.db, NOW, { batch: 1 })).toEqual({ quote_request: 2 });
  expect(await idsOf("quote_request")).toEqual([3, 4]);
  expect(await removeExpired(database.db, NOW)).toEqual({});
});

test("messages are removed after twelve months", async () => {
  const rows = ["2028-06-14", "2028-06-16"].map((created_at) => ({ platform_id: 1, ...PERSON, type: "AD" as const, created_at }));
  await database.db.insertInto("contact_message").values(rows).execute();
  expect(await removeExpired(database.db, NOW)).toEqual({ contact_message: 1 });
  expect(await idsOf("contact_message")).toEqual([2]);
});

test("an unconfirmed newsletter subscription is removed after 30 days, confirmed and unsubscribed ones stay", async () => {
  const rows = [
    { email: "new@korenbloem.example", created_at: "2029-05-17" },
    { email: "old@korenbloem.example", created_at: "2029-05-15" },
    { email: "reader@korenbloem.example", created_at: "2027-01-01", confirmed_at: "2027-01-01" },
    { email: "left@korenbloem.example", created_at: "2027-01-01", unsubscribed_at: "2027-02-01" },
  ];
  await database.db
    .insertInto("newsletter_subscription")
    .values(rows.map((row) => ({ platform_id: 1, name: "Anna", ...row })))
    .execute();
  expect(await removeExpired(database.db, NOW)).toEqual({ newsletter_subscription: 1 });
  expect(await idsOf("newsletter_subscription")).toEqual([1, 3, 4]);
});

test("an event request is removed 24 months after its submission and its event, but only after a decision", async () => {
  const old = { created_at: "2027-06-14" };
  const rejected_at = "2027-06-20";
  const rows = [{ ...old, rejected_at }, old, { created_at: "2027-06-16", rejected_at }, { ...old, rejected_at, end_date: "2027-07-02" }];
  const where = { province: "Utrecht", city: "Utrecht", address: "Dorpsstraat 1", zipcode: "3511 AB" };
  const what = { title: "Kermis", description: "Draaien.", start_date: "2027-06-10", website: "https://kermis.example" };
  await database.db
    .insertInto("event_request")
    .values(rows.map((row) => ({ platform_id: 1, name: PERSON.name, email: PERSON.email, ...where, ...what, ...row })))
    .execute();
  expect(await removeExpired(database.db, NOW)).toEqual({ event_request: 1 });
  expect(await idsOf("event_request")).toEqual([2, 3, 4]);
});

test("a client's key is removed after 30 days, a key of a form after two", async () => {
  const rows = [
    { key: "client-key-of-may", created_at: "2029-05-15" },
    { key: "client-key-of-june", created_at: "2029-05-17" },
    { key: "form:0123456789abcdef", created_at: "2029-06-12" },
    { key: "form:fedcba9876543210", created_at: "2029-06-14" },
  ];
  const rest = { platform_id: 1, operation: "quote-request", body_hash: "0", answer: "{}" };
  await database.db
    .insertInto("submission_key")
    .values(rows.map((row) => ({ ...rest, ...row })))
    .execute();
  expect(await removeExpired(database.db, NOW)).toEqual({ submission_key: 2 });
  const kept = await database.db.selectFrom("submission_key").select("key").orderBy("key").execute();
  expect(kept.map(({ key }) => key)).toEqual(["client-key-of-june", "form:fedcba9876543210"]);
});

test("stored mails, expired rate limits and old changes are removed too", async () => {
  const mail = { brand: "nl", to: PERSON.email, subject: "Hallo", html: "", text: "", headers: "{}" };
  const mails = ["2029-05-15", "2029-05-17"].map((created_at, index) => ({ ...mail, message_id: `quote-${index}`, created_at }));
  await database.db.insertInto("mailbox").values(mails).execute();
  const buckets = [
    { key: "form:over", expire: Date.parse("2029-06-15T02:16:00Z") },
    { key: "form:on", expire: Date.parse("2029-06-15T02:18:00Z") },
  ];
  await database.db.insertInto("rate_bucket").values(buckets).execute();
  for (const at of ["2029-06-07", "2029-06-09"]) await database.db.insertInto("change").values({ kind: "activity", id: 1, at }).execute();

  // A change is not removed while an older transaction of another test is open.
  const removed: Record<string, number> = {};
  await expect
    .poll(async () => {
      for (const [table, count] of Object.entries(await removeExpired(database.db, NOW))) removed[table] = (removed[table] ?? 0) + count;
      return removed;
    })
    .toEqual({ mailbox: 1, rate_bucket: 1, change: 1 });
});

test("a dead mail is removed with its rows, one with attempts left is not", async () => {
  for (const quoteRequestId of [1, 2, 3]) {
    await queueMail(database.db, { mail: "quote-to-visitor", quoteRequestId, origin: "http://nl.localhost:3000" });
  }
  await database.pool.query("update graphile_worker._private_jobs set created_at = '2027-06-14', attempts = 48 where id = 1");
  await database.pool.query("update graphile_worker._private_jobs set created_at = '2027-06-14', attempts = 47 where id = 2");
  await database.pool.query("update graphile_worker._private_jobs set created_at = '2027-06-16', attempts = 48 where id = 3");
  expect(await removeExpired(database.db, NOW)).toEqual({ dead_mails: 1 });
  const { rows } = await database.pool.query<{ id: number }>("select id from graphile_worker.jobs order by id");
  expect(rows.map(({ id }) => id)).toEqual([2, 3]);
});

test("lines of the log are removed after 24 months, logins after six, and by nobody else", async () => {
  const line = { actor_kind: "ADMIN" as const, actor_id: 1, subject_kind: "account", subject_id: 1 };
  const rows = [
    { action: "people.invite", at: "2027-06-14" },
    { action: "people.invite", at: "2027-06-16" },
    { action: "login.failed", at: "2028-12-14" },
    { action: "logout", at: "2028-12-14" },
    { action: "login", at: "2028-12-16" },
  ].map((row) => ({ ...line, ...row }));
  await database.db.insertInto("audit").values(rows).execute();
  await expect(database.db.deleteFrom("audit").execute()).rejects.toThrow("never changed");
  expect(await removeExpired(database.db, NOW, { batch: 1 })).toEqual({ audit: 3 });
  expect(await idsOf("audit")).toEqual([2, 5]);
});

test("expired sessions and tokens are removed, and sessions that nobody used for two weeks", async () => {
  const { db } = database;
  const account = { first_name: "Anna", last_name: "Bos", email: PERSON.email, password: null, role_id: 1 };
  const { id: user_account_id } = await db.insertInto("user_account").values(account).returning("id").executeTakeFirstOrThrow();
  const session = { user_account_id, method: "PASSKEY" as const, browser: "Chrome, Linux", proved_at: "2029-06-01", views_as: null };
  const times = [
    { expires_at: "2029-06-14", seen_at: "2029-06-14" },
    { expires_at: "2029-06-30", seen_at: "2029-05-31" },
    { expires_at: "2029-06-30", seen_at: "2029-06-14" },
  ];
  await db
    .insertInto("session")
    .values(times.map((row, index) => ({ ...session, ...row, token_hash: Buffer.alloc(32, index) })))
    .execute();
  const token = { user_account_id, hash: "", type: "INVITE" as const, browser_hash: null };
  await db
    .insertInto("user_token")
    .values(["2029-06-14", "2029-06-16"].map((expires_at) => ({ ...token, token: expires_at, expires_at })))
    .execute();
  expect(await removeExpired(db, NOW)).toEqual({ session: 2, user_token: 1 });
  expect([await idsOf("session"), await idsOf("user_token")]).toEqual([[3], [2]]);
});
