import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import { uploadedImage } from "../../../src/contract/answers.ts";
import type { Db } from "../../../src/database/open.ts";
import type { Kind, Sending } from "./submissions.ts";
import type { Acknowledged } from "./writers.ts";

/** Lost and duplicate submissions and mails, by mail address. */
export type Losses = { lost: string[]; doubled: string[]; mailsLost: string[]; mailsDoubled: string[]; held: number };

const TIMEOUT_MS = 240_000;

/** The table of each kind. All events wait for an editor, so they have no `held`. */
const KINDS = [
  { table: "quote_request", kinds: ["quote", "quote-form"], isHeld: sql<boolean>`held` },
  { table: "contact_message", kinds: ["question", "question-form"], isHeld: sql<boolean>`held` },
  { table: "newsletter_subscription", kinds: ["newsletter", "newsletter-form"], isHeld: sql<boolean>`held` },
  { table: "event_request", kinds: ["event"], isHeld: sql<boolean>`upload_id is null` },
] as const;

/**
 * Waits until the queue is empty. Killed workers leave their jobs locked, which the product releases after 90 seconds;
 * this releases the jobs that were locked before `startedAt` at once.
 */
export async function waitForMails(pool: Pool, startedAt: Date): Promise<void> {
  await pool.query("select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs where locked_at < $1", [
    startedAt,
  ]);
  for (const giveUpAt = Date.now() + TIMEOUT_MS; Date.now() < giveUpAt; await delay(500)) {
    const { rows } = await pool.query<{ waiting: number }>(
      "select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'send-mail'",
    );
    if (rows[0]?.waiting === 0) return;
  }
}

export async function lossesIn(db: Db, acknowledged: readonly Acknowledged[]): Promise<Losses> {
  const losses: Losses = { lost: await lostPictures(db, acknowledged), doubled: [], mailsLost: [], mailsDoubled: [], held: 0 };
  const mails = await mailsByAddress(db);
  for (const { table, kinds, isHeld } of KINDS) {
    const rows = new Map<string, { held: boolean; times: number }>();
    for (const { email, held } of await db
      .selectFrom(table)
      .select(["email", isHeld.as("held")])
      .execute()) {
      rows.set(email, { held, times: (rows.get(email)?.times ?? 0) + 1 });
    }
    for (const [email, { times }] of rows) if (times > 1) losses.doubled.push(email);
    for (const { email } of sendingsOf(acknowledged, kinds)) {
      const row = rows.get(email);
      if (!row) losses.lost.push(email);
      else if (row.held) losses.held += 1;
      else if (!mails.has(email)) losses.mailsLost.push(email);
    }
  }
  for (const [email, times] of mails) if (times > 1 && /@kill-\d+\.example$/.test(email)) losses.mailsDoubled.push(email);
  return losses;
}

/** A picture is found by the id in its response. */
async function lostPictures(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const stored = new Set((await db.selectFrom("upload").select("id").execute()).map(({ id }) => id));
  const pictures = acknowledged.filter(({ sending }) => sending.kind === "picture");
  return pictures.filter(({ answer }) => !stored.has(uploadedImage.parse(JSON.parse(answer)).id)).map(({ sending }) => sending.email);
}

function sendingsOf(acknowledged: readonly Acknowledged[], kinds: readonly Kind[]): Sending[] {
  return acknowledged.map(({ sending }) => sending).filter(({ kind }) => kinds.includes(kind));
}

async function mailsByAddress(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("mailbox")
    .select(({ fn }) => ["to", fn.countAll<number>().as("times")])
    .groupBy("to")
    .execute();
  return new Map(rows.map(({ to, times }) => [to, times]));
}
