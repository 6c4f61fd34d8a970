import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { jobsWithPayload } from "../database/private-jobs.ts";
import { SEND_MAIL } from "./queue-mail.ts";

/** What a mail is about: the field of its job, and the id of the row. */
export type MailedRow = { field: "quoteRequestId" | "contactMessageId" | "eventRequestId" | "subscriptionId"; id: number };

/** A mail in the queue. `queued` also while it is sent; `retried`: a delivery failed, and another follows; `dead`: all of them failed. */
export type QueuedMail = { id: number; mail: string; state: "queued" | "retried" | "dead"; since: Date; nextTry: Date | null };

/** The mails of a row that the mail server has not accepted yet, the oldest first. The queue forgets the others. */
export async function mailsOfRow(db: Db, { field, id }: MailedRow): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    select job.id, job.payload ->> 'mail' as mail, job.created_at as since,
      case when ${isDead} then 'dead' when job.attempts > 0 and job.locked_at is null then 'retried' else 'queued' end as state,
      case when ${isDead} then null else job.run_at end as "nextTry"
    from ${jobsWithPayload} as job
    where job.task = ${SEND_MAIL} and job.payload ->> ${field} = ${String(id)}
    order by job.id
  `.execute(db);
  return rows;
}

const isDead = sql<boolean>`(job.attempts >= job.max_attempts and job.locked_at is null)`;
