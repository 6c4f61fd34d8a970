import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { Mail } from "../mail/mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { queueReports } from "./queue-reports.ts";
import { sendWaitingReport } from "./send-waiting-report.ts";

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await database.close();
});

async function reportTo(platformId: number): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  await sendWaitingReport(database.db, { mail: "waiting-report", platformId, day: "2027-05-12" }, async (mail) => void sent.push(mail));
  return sent[0];
}

async function hold(platform: number, amount: number): Promise<void> {
  const activity_id = await addActivity(database.db, { platform });
  const person = { name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678" };
  const days = Array.from({ length: amount }, (_, index) => `2027-05-${11 - (index % 2)}T22:30:00Z`);
  await database.db
    .insertInto("quote_request")
    .values(days.map((created_at) => ({ activity_id, ...person, description: "Graag met lunch", created_at, held: true })))
    .execute();
}

async function reportsQueued(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>("select payload from graphile_worker._private_jobs order by id");
  return rows.map(({ payload }) => payload);
}

test("the report lists held items, the oldest first, with the commands to decide, and no text of a visitor", async () => {
  await hold(1, 3);
  const mail = await reportTo(1);
  expect(mail).toMatchObject({
    to: { address: "info@uitjesbaas.example" },
    replyTo: null,
    subject: "Er wachten 3 zaken op je",
    messageId: "waiting-nl-2027-05-12@uitjesbaas.example",
  });
  expect(mail?.text).toContain("Offerteaanvragen (3): quote:2 sinds 11 mei 2027\n  quote:1 sinds 12 mei 2027\n  quote:3 sinds 12 mei 2027");
  expect(mail?.text).toContain("npm run held -- list --brand nl\n  npm run held -- show quote:2\n");
  expect(mail?.text).not.toContain("npm run mails");
  for (const typed of ["Anna", "anna@", "korenbloem", "06 1234", "lunch"]) expect(mail?.html).not.toContain(typed);
});

test("a long list is cut and ends with the number of other items", async () => {
  await hold(1, 13);
  expect((await reportTo(1))?.text).toContain("\n  en nog 3\n");
});

test("a dead mail is reported to its brand, in that brand's language", async () => {
  const origin = "http://de.localhost:3000";
  await queueMail(database.db, { mail: "quote-to-visitor", quoteRequestId: 12, origin, requestId: "a-request" });
  await database.pool.query("update graphile_worker._private_jobs set attempts = 48, created_at = '2027-05-08T12:00:00Z'");
  const mail = await reportTo(2);
  expect(mail?.subject).toBe("1 Vorgang wartet auf Sie");
  expect(mail?.text).toContain("E-Mails, die nicht ankamen (1): 1: quote-to-visitor (quoteRequestId 12) seit 8. Mai 2027");
  expect(mail?.text).toContain("npm run mails -- dead");
  expect(await reportTo(1)).toBeUndefined();
});

test("three dead mails of a brand are reported beside a thousand older ones of another", async () => {
  const queueDead = async (brand: string, amount: number) => {
    const payload = JSON.stringify({ mail: "quote-to-visitor", quoteRequestId: 12, origin: `http://${brand}.localhost:3000` });
    await database.pool.query(
      "select graphile_worker.add_job('send-mail', $1::json, max_attempts => 48) from generate_series(1, $2::integer)",
      [payload, amount],
    );
  };
  await queueDead("nl", 1_000);
  await queueDead("de", 3);
  await database.pool.query("update graphile_worker._private_jobs set attempts = 48");
  expect((await reportTo(2))?.subject).toBe("3 Vorgänge warten auf Sie");
  const dutch = await reportTo(1);
  expect(dutch?.text).toContain("(1000): 1: quote-to-visitor");
  expect(dutch?.text).toContain("\n  en nog 990\n");
});

test("dead jobs of no brand are reported to the default brand alone, among its own by age", async () => {
  await queueMail(database.db, {
    mail: "office-factors-changed",
    accountId: 5,
    at: "2027-05-08T12:00:00Z",
    origin: "http://beheer.localhost",
  });
  await queueMail(database.db, { mail: "quote-to-visitor", quoteRequestId: 12, origin: "http://nl.localhost:3000" });
  await database.pool.query("update graphile_worker._private_jobs set attempts = 48");
  expect((await reportTo(1))?.text).toMatch(/\(2\): 1: office-factors-changed .*\n  2: quote-to-visitor/);
  expect(await reportTo(2)).toBeUndefined();
});

test("no report is sent when nothing waits", async () => {
  await hold(3, 1);
  expect(await reportTo(1)).toBeUndefined();
});

test("reports are queued at seven in the brand's time zone, in summer and in winter", async () => {
  for (const hour of ["2027-05-12T04:00:00Z", "2027-05-12T06:00:00Z"]) await queueReports(database.db, new Date(hour));
  expect(await reportsQueued()).toEqual([]);
  await queueReports(database.db, new Date("2027-05-12T05:00:00Z"));
  expect(await reportsQueued()).toHaveLength(4);
  expect(await reportsQueued()).toContainEqual({ mail: "waiting-report", platformId: 1, day: "2027-05-12" });
  await queueReports(database.db, new Date("2027-12-01T06:00:00Z"));
  expect(await reportsQueued()).toHaveLength(8);
});
