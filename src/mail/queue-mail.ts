import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { MailJob } from "./mail-job.ts";

export const SEND_MAIL = "send-mail";

/**
 * Delays grow from 3 s to 50 minutes over the first nine attempts (75 minutes), then stay at 2½ hours: 48 attempts span four
 * days (decisions/019-mail-delivery-and-retries.md). A mail that fails all of them stays in the queue as dead, with its last error.
 */
export const MAX_ATTEMPTS = 48;
export const LONGEST_DELAY_MS = 9_000_000;

/** Queues a mail in the transaction that stores its data, so that both are stored or neither (docs/architecture.md). */
export async function queueMail(transaction: Db, job: MailJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(${SEND_MAIL}, ${JSON.stringify(job)}::json, max_attempts => ${MAX_ATTEMPTS}::integer)
  `.execute(transaction);
}
