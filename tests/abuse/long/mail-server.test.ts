import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../../src/database/open.ts";
import type { Jobs } from "../../../src/jobs/start-jobs.ts";
import { EVERYTHING } from "../../../src/permissions/scope.ts";
import { unsentMails } from "../../../src/mail/unsent-mails.ts";
import { seededRandom } from "../../../packages/random/random.ts";
import { testDatabase } from "../../support/database.ts";
import { testJobs } from "../../support/jobs.ts";
import { startSmtp, type FakeSmtp, type Mood } from "../../support/smtp.ts";
import { arrivals, countArrivals, simulateHours, queueMails, UNKNOWN } from "../bad-mail-server.ts";

const NEVER = Number.POSITIVE_INFINITY;

let database: OpenDatabase;
let jobs: Jobs;
let smtp: FakeSmtp;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await jobs.stop();
  await smtp.stop();
  await database.close();
});

async function start(options: Parameters<typeof startSmtp>[0]): Promise<void> {
  smtp = await startSmtp(options);
  jobs = await testJobs(database, { smtpUrl: smtp.url });
}

test("in calm running 99 of 100 mails leave within ten seconds, and none twice, when 500 are queued at once", async () => {
  await queueMails(database, { requests: 250, unknownEvery: NEVER });
  await start({ slowness_ms: 50 });
  const { inTime, took_ms } = await countArrivals(smtp, { amount: 500, within_ms: 10_000 });
  console.log(`500 mails: ${inTime} within 10 s, the last after ${Math.round(took_ms)} ms`);
  expect(inTime).toBeGreaterThanOrEqual(495);
  await simulateHours(database, { smtp, moodAt: () => "calm", most: 1 });
  expect([...arrivals(smtp).values()].filter((times) => times !== 1)).toEqual([]);
});

test.for([1, 2, 3])("after three days of every mood (seed %i) 200 mails have arrived or are visibly dead", async (seed) => {
  await start({ refuses: UNKNOWN });
  smtp.setMood("closing");
  await queueMails(database, { requests: 100, unknownEvery: 10 });
  const { below, oneOf } = seededRandom(seed);
  const mute = 10 + below(50);
  const moods = Array.from({ length: 72 }, () => oneOf<Mood>(["closing", "busy", "ambiguous", "busy", "closing"]));
  moods[mute] = "mute";
  const hours = await simulateHours(database, { smtp, moodAt: (hour) => moods[Math.floor(hour)] ?? "calm", most: 110 });

  const times = arrivals(smtp);
  const repeats = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  console.log(`seed ${seed}: ${times.size} arrived, ${repeats} repeats, ${hours.toFixed(1)} hours`);
  expect(times.size).toBe(190);
  expect((await unsentMails(database.db, EVERYTHING, { filter: { state: "dead" }, limit: 1_000 })).length).toBe(10);
  expect(await unsentMails(database.db, EVERYTHING, { filter: { state: "waiting" }, limit: 1_000 })).toEqual([]);
});

test("a mail server that never comes back is tried 48 times over four days, and then all is visibly dead", async () => {
  await start({});
  smtp.setMood("busy");
  await queueMails(database, { requests: 10, unknownEvery: NEVER });
  const hours = await simulateHours(database, { smtp, moodAt: (hour) => (Math.floor(hour) % 2 === 0 ? "busy" : "closing"), most: 200 });
  console.log(`dead after ${hours.toFixed(1)} hours`);
  expect(hours).toBeGreaterThan(96);
  const dead = await unsentMails(database.db, EVERYTHING, { filter: { state: "dead" }, limit: 1_000 });
  expect(dead.length).toBe(20);
  expect(dead.every(({ tries, lastError }) => tries === 48 && lastError !== null)).toBe(true);
});
