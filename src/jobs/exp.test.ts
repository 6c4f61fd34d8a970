import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import { ANNA, NOON, siteWith } from "../../tests/support/quotes.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import { withDatabase } from "../database/connection.ts";
import type { OpenDatabase } from "../database/open.ts";
import { mail, mails } from "../mail/mailbox.ts";
import { requestQuote } from "../quotes/request-quote.ts";
import { freeAbandonedJobs } from "./free-abandoned-jobs.ts";
import { startJobs, type Jobs } from "./start-jobs.ts";

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
  jobs = await startJobs({ database, config: { smtpUrl }, log: (line) => void log.push(line) });
}

async function ask(key: "nl" | "de" = "nl"): Promise<void> {
  const platform = siteWith(key).brand.id;
  const activityId = await addActivity(database.db, {
    platform,
    title: "Kanoën op de Linge",
    slug: "kanoen-op-de-linge",
    company_name: "Kano Linge",
    contact_email: "kano@linge.example",
  });
  const outcome = await requestQuote(database.db, siteWith(key), { activityId, body: ANNA, key: null, suspicious: false, now: NOON });
  expect(outcome.kind).toBe("requested");
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

test("EXP", { timeout: 200_000 }, async () => {
  const { SMTPServer } = await import("smtp-server");
  const got: number[] = [];
  const server = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"], onData(stream, _s, done) { stream.resume(); stream.on("end", () => setTimeout(() => { got.push(1); done(got.length % 3 ? undefined : new Error("no")); }, Math.random() * 300)); } });
  server.on("error", () => {});
  const http = server.listen(0, "127.0.0.1");
  await delay(200);
  const a = http.address();
  await start(`smtp://127.0.0.1:${typeof a === "object" && a ? a.port : 0}`);
  const activityId = await addActivity(database.db, { contact_email: "kano@linge.example" });
  const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
  const name = rows[0]?.name ?? "";
  const freeing = setInterval(() => void database.pool.query("select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs where locked_at < now() - interval '4 seconds' having count(*) > 0").catch(() => {}), 1000);
  let stored = 0;
  for (let round = 0; round < 25; round++) {
    for (let k = 0; k < 4; k++) {
      await requestQuote(database.db, siteWith("nl"), { activityId, body: { ...ANNA, numberOfPersons: round * 10 + k + 1 }, key: null, suspicious: false, now: NOON }).then(() => stored++, () => {});
    }
    await delay(Math.random() * 400);
    await administer(`alter database ${name} allow_connections false`, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await delay(Math.random() * 1000);
    await administer(`alter database ${name} allow_connections true`);
    await delay(200 + Math.random() * 1800);
  }
  await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await delay(15_000);
  await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await delay(5_000);
  clearInterval(freeing);
  console.log(stored, got.length, (await waiting()).length);
  const kinds: Record<string, number> = {};
  for (const line of log) { const k = line.replace(/\d+/g, "#").replace(/pool-\w+|worker-\w+/g, "@"); kinds[k] = (kinds[k] ?? 0) + 1; }
  console.log(kinds);
  server.close();
});

async function stillLocked(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>("select count(*) as n from graphile_worker.jobs where locked_at is not null");
  return rows[0]?.n ?? 0;
}

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ ...database.connection, connectionString: withDatabase(String(database.connection.connectionString), "postgres") });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
