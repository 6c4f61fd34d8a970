import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { MailJob } from "./mail-job.ts";

export const SEND_MAIL = "send-mail";

/**
 * Pauses grow from 3 s to 50 minutes over the first nine tries (an hour and a quarter), and stay at 2½ hours: 48 tries span
 * four days (decisions/019-mail-delivery-and-retries.md). A mail that fails them all stays, visibly dead, with its last error.
 */
export const MOST_ATTEMPTS = 48;
export const LONGEST_PAUSE_MS = 9_000_000;

/** Queues a mail in the transaction of the fact that it follows from: both are kept, or neither (house, A write). */
export async function queueMail(transaction: Db, job: MailJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(${SEND_MAIL}, ${JSON.stringify(job)}::json, max_attempts => ${MOST_ATTEMPTS}::integer)
  `.execute(transaction);
}
