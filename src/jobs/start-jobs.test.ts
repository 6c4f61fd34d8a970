import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import { testJobs } from "../../tests/support/jobs.ts";
import { ANNA, NOON, siteWith } from "../../tests/support/quotes.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import { withDatabase } from "../database/connection.ts";
import type { OpenDatabase } from "../database/open.ts";
import { mail, mails } from "../mail/mailbox.ts";
import { requestQuote } from "../submissions/quotes/request-quote.server.ts";
import { unlockAbandonedJobs } from "./unlock-abandoned-jobs.ts";
import type { Jobs } from "./start-jobs.ts";

const SOON = { timeout: 10_000, interval: 50 };
const LATER = { timeout: 25_000, interval: 100 };

let database: OpenDatabase;
let jobs: Jobs | null = null;
let log: string[] = [];

beforeEach(async () => {
  log = [];
  database = await testDatabase();
});

afterEach(async () => {
  await jobs?.stop();
  jobs = null;
  await database.close();
});

async function start(smtpUrl: string | null): Promise<void> {
  jobs = await testJobs(database, { smtpUrl, log: (line) => void log.push(line) });
}

async function sendRequest(key: "nl" | "de" = "nl"): Promise<void> {
  const platform = siteWith(key).brand.id;
  const activityId = await addActivity(database.db, {
    platform,
    title: "Kanoën op de Linge",
    slug: "kanoen-op-de-linge",
    company_name: "Kano Linge",
    contact_email: "kano@linge.example",
  });
  const outcome = await requestQuote(database.db, siteWith(key), { activityId, body: ANNA, key: null, signals: null, now: NOON });
  expect(outcome.kind).toBe("received");
}

async function recipients(): Promise<string[]> {
  return (await mails(database.db, { limit: 10 })).map(({ to }) => to).toSorted();
}

async function waiting(): Promise<{ attempts: number; last_error: string | null }[]> {
  const { rows } = await database.pool.query<{ attempts: number; last_error: string | null }>(
    "select attempts, last_error from graphile_worker.jobs order by id",
  );
  return rows;
}

test("without a mail server both mails are in the mailbox soon after the request, and no job is left", async () => {
  await start(null);
  await sendRequest();
  await expect.poll(recipients, SOON).toEqual(["anna@korenbloem.example", "kano@linge.example"]);
  await expect.poll(waiting, SOON).toEqual([]);

  const [line] = (await mails(database.db, { limit: 10 })).filter(({ to }) => to === "kano@linge.example");
  const toProvider = await mail(database.db, line?.id ?? 0);
  expect(toProvider?.html).toContain("Graag met lunch &lt;script&gt;");
  expect(toProvider?.text).toContain("http://nl.localhost:3000/uitjes/kanoen-op-de-linge");
  expect(toProvider?.headers).toMatchObject({ "Reply-To": "Anna de Vries <anna@korenbloem.example>" });
});

test("a mail server gets both mails, from the brand, marked as automatic, each with its own Message-ID", async () => {
  const smtp = await startSmtp();
  await start(smtp.url);
  await sendRequest();
  await expect.poll(() => smtp.received.length, SOON).toBe(2);
  await smtp.stop();

  expect(smtp.received.map(({ from }) => from)).toEqual(["info@uitjesbaas.example", "info@uitjesbaas.example"]);
  expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(["anna@korenbloem.example", "kano@linge.example"]);
  const toProvider = smtp.received.find(({ to }) => to.includes("kano@linge.example"))?.raw;
  expect(toProvider).toMatch(/^Reply-To: Anna de Vries <anna@korenbloem\.example>\r?$/m);
  expect(toProvider).toMatch(/^From: Uitjesbaas <info@uitjesbaas\.example>\r?$/m);
  expect(toProvider).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(toProvider).toMatch(/^Message-ID: <quote-1-\d+-activity@uitjesbaas\.example>\r?$/m);
  const toVisitor = smtp.received.find(({ to }) => to.includes("anna@korenbloem.example"))?.raw;
  expect(toVisitor).not.toContain("Anna");
  expect(toVisitor).not.toMatch(/^Reply-To:/m);
});

test("a visitor of the German site gets a German mail", async () => {
  await start(null);
  await sendRequest("de");
  await expect.poll(recipients, SOON).toHaveLength(2);
  const subjects = (await mails(database.db, { limit: 10 })).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(["Angebotsanfrage für Kanoën op de Linge von Anna de Vries", "Ihre Anfrage für Kanoën op de Linge"]);
});

test("a mail server that is down at first gets the mails later; neither queue nor log contain an address meanwhile", async () => {
  const down = await startSmtp();
  await down.stop();
  await start(down.url);
  await sendRequest();
  await expect
    .poll(async () => (await waiting()).every(({ attempts, last_error }) => attempts > 0 && last_error !== null), SOON)
    .toBe(true);
  expect(JSON.stringify([await waiting(), log])).not.toContain("@");

  const back = await startSmtp({ port: down.port });
  await expect.poll(() => back.received.length, LATER).toBe(2);
  await expect.poll(waiting, SOON).toEqual([]);
  await back.stop();
});

test("no mail is sent for a request that was erased meanwhile", async () => {
  await start(null);
  await jobs?.stop();
  await sendRequest();
  await database.db.deleteFrom("quote_request").execute();
  await start(null);
  await expect.poll(waiting, SOON).toEqual([]);
  expect(await recipients()).toEqual([]);
});

test("mails during an outage of the database are sent once, and later mails are sent without a restart", async () => {
  const smtp = await startSmtp({ slowness_ms: 700 });
  await start(smtp.url);
  await sendRequest();
  await expect.poll(() => smtp.received.length, SOON).toBe(2);
  const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
  const name = rows[0]?.name ?? "";
  await administer(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await delay(2_000);
  await administer(`alter database ${name} allow_connections true`);

  await expect.poll(waiting, LATER).toEqual([]);
  await sendRequest("de");
  await expect.poll(() => smtp.received.length, LATER).toBe(4);
  await smtp.stop();
});

test("another worker takes over the job of a killed one", async () => {
  await start(null);
  await jobs?.stop();
  await sendRequest();
  await database.pool.query("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '10 seconds'");
  await unlockAbandonedJobs(database.pool);
  expect(await stillLocked()).toBe(2);
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes'");
  await unlockAbandonedJobs(database.pool);
  expect(await stillLocked()).toBe(0);
  await start(null);
  await expect.poll(recipients, SOON).toHaveLength(2);
});

test("scheduled jobs remove expired rows, and send no report when no submission waits", async () => {
  const mail = { message_id: "quote-1", brand: "nl", to: "anna@korenbloem.example", subject: "Hallo", html: "", text: "", headers: "{}" };
  await database.db
    .insertInto("mailbox")
    .values({ ...mail, created_at: "2026-01-01" })
    .execute();
  await start(null);
  await database.pool.query("select graphile_worker.add_job('remove-expired')");
  const morning = JSON.stringify({ _cron: { ts: "2027-05-12T05:00:00.000Z" } });
  await database.pool.query("select graphile_worker.add_job('queue-reports', $1::json)", [morning]);
  await expect.poll(waiting, SOON).toEqual([]);
  expect(log).toEqual(["jobs: removed expired data: mailbox 1"]);
  expect(await recipients()).toEqual([]);
});

async function stillLocked(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>("select count(*) as n from graphile_worker.jobs where locked_at is not null");
  return rows[0]?.n ?? 0;
}

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({
    ...database.connection,
    connectionString: withDatabase(String(database.connection.connectionString), "postgres"),
  });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
