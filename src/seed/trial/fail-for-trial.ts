import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { JOB_TABLE } from "../../database/private-jobs.ts";
import type { MailJob } from "../../mail/mail-job.ts";
import { MAX_ATTEMPTS, queueMail } from "../../mail/queue-mail.ts";

/** Queues a mail that has failed all its attempts already. */
export async function failForTrial(transaction: Db, job: MailJob, { since, error }: { since: Date; error: string }): Promise<void> {
  await queueMail(transaction, job);
  await sql`
    update ${sql.raw(JOB_TABLE)} set attempts = ${MAX_ATTEMPTS}, last_error = ${error}, created_at = ${since}
    where id = (select max(id) from ${sql.raw(JOB_TABLE)})
  `.execute(transaction);
}
