import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../../src/database/open.ts";
import type { Jobs } from "../../../src/jobs/start-jobs.ts";
import { EVERYTHING } from "../../../src/permissions/scope.ts";
import { nameOf } from "../../../src/mail/retry-mails.ts";
import { unsentMails } from "../../../src/mail/unsent-mails.ts";
import { testDatabase } from "../../support/database.ts";
import { testJobs } from "../../support/jobs.ts";
import { startSmtp, type FakeSmtp, type Mood } from "../../support/smtp.ts";
import { arrivals, simulateHours, queueMails, UNKNOWN } from "../../abuse/bad-mail-server.ts";

let database: OpenDatabase;
let jobs: Jobs;
let smtp: FakeSmtp;

beforeEach(async () => {
  database = await testDatabase();
  smtp = await startSmtp({ refuses: UNKNOWN });
  jobs = await testJobs(database, { smtpUrl: smtp.url });
});

afterEach(async () => {
  await jobs.stop();
  await smtp.stop();
  await database.close();
});

test("with a working mail server every mail arrives once, and a mail to an unknown address fails after one try", async () => {
  await queueMails(database, { requests: 20, unknownEvery: 10 });
  const hours = await simulateHours(database, { smtp, moodAt: () => "calm", most: 1 });
  expect(hours).toBe(0);
  expect([...arrivals(smtp).values()]).toEqual(Array.from({ length: 38 }, () => 1));
  const dead = await unsentMails(database.db, EVERYTHING, { filter: { state: "dead" }, limit: 1_000 });
  expect(dead.map((mail) => [nameOf(mail), mail.tries])).toEqual([
    ["quote-to-visitor (quoteRequestId 10)", 1],
    ["quote-to-visitor (quoteRequestId 20)", 1],
  ]);
  expect(JSON.stringify(dead)).not.toContain("@korenbloem");
});

test("every mail arrives after hours of a mail server that closes connections, is busy, or accepts mails without a reply", async () => {
  smtp.setMood("closing");
  await queueMails(database, { requests: 12, unknownEvery: 12 });
  // The first hours have many retries, later ones few.
  const bad: Mood[] = ["closing", "ambiguous", "busy", "ambiguous", "closing"];
  await simulateHours(database, { smtp, moodAt: (hour) => bad[Math.floor(hour * 10)] ?? "calm", most: 12 });

  const times = arrivals(smtp);
  expect(times.size).toBe(23);
  // Only mails that the server accepted without a reply arrive twice, with the same Message-ID.
  expect(smtp.received.length).toBeGreaterThan(23);
  expect(times.has("none")).toBe(false);
  expect((await unsentMails(database.db, EVERYTHING, { filter: { state: "dead" }, limit: 1_000 })).map(nameOf)).toEqual([
    "quote-to-visitor (quoteRequestId 12)",
  ]);
  expect(await unsentMails(database.db, EVERYTHING, { filter: { state: "waiting" }, limit: 1_000 })).toEqual([]);
});
