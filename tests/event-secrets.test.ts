import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../src/database/open.ts";
import { requestEvent, type EventSite } from "../src/submissions/events/request-event.server.ts";
import { createSecrets } from "../src/crypto/secrets.ts";
import { mails } from "../src/mail/mailbox.ts";
import { testDatabase } from "./support/database.ts";
import { addUpload, NOOR } from "./support/events.ts";
import { addProvince } from "./support/fixtures.ts";
import { testJobs } from "./support/jobs.ts";
import { NOON, siteWith } from "./support/quotes.ts";
import { SECRET_KEY } from "./support/secret-key.ts";
import { startSmtp } from "./support/smtp.ts";

/** The IBAN and parts of it, in every form in which it could be stored. */
const TRACES = ["NL91ABNA0417164300", "NL91 ABNA", "0417164300", "ABNA", "4e4c3931"];

let database: OpenDatabase;
const log: string[] = [];

beforeEach(async () => {
  database = await testDatabase();
  await addProvince(database.db, { platform: 3, name: "Utrecht" });
});

afterEach(async () => {
  await database.close();
});

async function submit(): Promise<void> {
  const kids: EventSite = { ...siteWith("kids"), secrets: createSecrets(SECRET_KEY) };
  const media = { id: await addUpload(database.db) };
  const outcome = await requestEvent(database.db, kids, { body: { ...NOOR, media }, key: "sleutel-0001", signals: null, now: NOON });
  expect(outcome.kind).toBe("received");
}

/** Every row of every table of the database, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(database.db);
  expect(tables.length).toBeGreaterThan(30);
  const texts = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.id(schema, name)} t`.execute(database.db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

function tracesIn(text: string): string[] {
  return TRACES.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
}

test("an IBAN is in no table, job, mail or log, before and after its mails are sent", async () => {
  await submit();
  const before = await everything();
  expect(before).toContain("noor@dewip.example");
  expect(tracesIn(before)).toEqual([]);

  const jobs = await testJobs(database, { log: (line) => log.push(line) });
  await expect.poll(() => mails(database.db, { limit: 10 }), { timeout: 10_000 }).toHaveLength(2);
  await jobs.stop();
  const after = await everything();
  expect(after).toContain("Wipstraat 12");
  expect(tracesIn(after)).toEqual([]);
  expect(tracesIn(log.join("\n"))).toEqual([]);
});

test("an IBAN is in no mail to a mail server", async () => {
  const smtp = await startSmtp();
  const jobs = await testJobs(database, { smtpUrl: smtp.url, log: (line) => log.push(line) });
  await submit();
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(2);
  await jobs.stop();
  await smtp.stop();
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(["hallo@kidsuitjes.example", "noor@dewip.example"]);
  for (const { raw } of smtp.received) expect(tracesIn(raw.replace(/=\r\n/g, ""))).toEqual([]);
});
