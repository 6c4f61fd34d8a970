import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { MailJob } from "./mail-job.ts";

export const SEND_MAIL = "send-mail";

/**
 * Graphile Worker waits e^attempts seconds between attempts, at most e^10 s (6.1 hours): the first ten attempts span
 * half a day, 48 about ten days. A job that fails them all stays in the table, with its last error.
 */
const MOST_ATTEMPTS = 48;

/** Queues a mail in the transaction of the fact that it follows from: both are kept, or neither (house, A write). */
export async function queueMail(transaction: Db, job: MailJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(${SEND_MAIL}, ${JSON.stringify(job)}::json, max_attempts => ${MOST_ATTEMPTS}::integer)
  `.execute(transaction);
}
