import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { OpenDatabase } from "../../src/database/open.ts";
import { capRetryDelay } from "../../src/jobs/cap-retry-delay.ts";
import { quoteFieldsOf } from "../../src/submissions/quotes/quote-fields.server.ts";
import { storeQuoteRequest } from "../../src/submissions/quotes/store-quote-request.server.ts";
import { addActivity } from "../support/fixtures.ts";
import { ANNA, NOON, siteWith } from "../support/quotes.ts";
import type { FakeSmtp, Mood } from "../support/smtp.ts";

/** An address that is unknown to the mail server. */
export const UNKNOWN = "weg@korenbloem.example";

const HOUR_MS = 3_600_000;
/** Jobs that are due within this time are tried together, so that a day takes a few dozen steps. */
const BATCH_MS = 120_000;
const LONGEST_STEP_MS = 300_000;

/** Queues both mails of `requests` quote requests; every `unknownEvery`th visitor has an unknown address. */
export async function queueMails({ db }: OpenDatabase, { requests, unknownEvery }: { requests: number; unknownEvery: number }) {
  const site = siteWith("nl");
  const activity = { id: await addActivity(db, { contact_email: "kano@linge.example" }), organisation_id: null };
  const options = { held: false, confirms: true, asksOptIn: false, holdsOptIn: false, now: NOON };
  for (let number = 1; number <= requests; number++) {
    const email = number % unknownEvery === 0 ? UNKNOWN : `anna-${number}@korenbloem.example`;
    const fields = quoteFieldsOf({ ...ANNA, email }, site.brand.timeZone);
    await db
      .transaction()
      .execute((transaction) =>
        storeQuoteRequest(transaction, site, { activity: { ...activity, contact_email: "kano@linge.example" }, fields, options }),
      );
  }
}

/**
 * Simulates time for the queue by moving the next tries forward; the mail server behaves as `moodAt` says for each hour.
 * Returns the hours until no job was left to try, at most `most`.
 */
export async function simulateHours(
  { pool }: OpenDatabase,
  { smtp, moodAt, most }: { smtp: FakeSmtp; moodAt: (hour: number) => Mood; most: number },
): Promise<number> {
  let passed_ms = 0;
  for (;;) {
    const hour = passed_ms / HOUR_MS;
    smtp.setMood(moodAt(hour));
    await pool.query(`select pg_notify('jobs:insert', '{"count":8}')`);
    await expect.poll(() => busy(pool), { timeout: LONGEST_STEP_MS, interval: 20 }).toBe(0);
    await capRetryDelay(pool);
    const pause_ms = await nextPause(pool);
    if (pause_ms === null || hour >= most) return hour;

    const step_ms = Math.max(0, pause_ms) + BATCH_MS;
    await pool.query("update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond' where is_available", [
      step_ms,
    ]);
    passed_ms += step_ms;
  }
}

/** How often each mail arrived, by Message-ID. */
export function arrivals({ received }: FakeSmtp): Map<string, number> {
  const times = new Map<string, number>();
  for (const { raw } of received) {
    const id = /^Message-ID: <(.*)>/m.exec(raw)?.[1] ?? "none";
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/** The number of `amount` mails that arrived within `within_ms`, and the time until the last one. */
export async function countArrivals(smtp: FakeSmtp, { amount, within_ms }: { amount: number; within_ms: number }) {
  const begun = performance.now();
  let inTime = 0;
  while (smtp.received.length < amount) {
    if (performance.now() - begun <= within_ms) inTime = smtp.received.length;
    await delay(20);
  }
  const took_ms = performance.now() - begun;
  return { inTime: took_ms <= within_ms ? amount : inTime, took_ms };
}

async function busy(pool: OpenDatabase["pool"]): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*) as n from graphile_worker._private_jobs where locked_at is not null or (is_available and run_at <= now())",
  );
  return rows[0]?.n ?? 0;
}

/** Milliseconds until the next try of any job; null without any. */
async function nextPause(pool: OpenDatabase["pool"]): Promise<number | null> {
  const { rows } = await pool.query<{ pause_ms: number | null }>(
    `select (extract(epoch from min(run_at) - now()) * 1000)::float as pause_ms from graphile_worker._private_jobs where is_available`,
  );
  return rows[0]?.pause_ms ?? null;
}
