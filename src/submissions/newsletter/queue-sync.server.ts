import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";

export const SYNC_SUBSCRIBER = "sync-subscriber";
export const syncJob = z.object({ subscriptionId: z.int() });
export type SyncJob = z.infer<typeof syncJob>;

/** One at a time: two changes of one subscription must not overtake each other, and the service counts calls. */
const QUEUE = "mail-service";
/** Four days, as for mails. */
const MOST_ATTEMPTS = 48;

/**
 * Queues that the mail service learns how a subscription stands, in the transaction of the change. The job reads the row
 * when it runs, so one that still waits stands for later changes too.
 */
export async function queueSync(transaction: Db, subscriptionId: number): Promise<void> {
  const job: SyncJob = { subscriptionId };
  await sql`
    select graphile_worker.add_job(
      ${SYNC_SUBSCRIBER}, ${JSON.stringify(job)}::json,
      queue_name => ${QUEUE}, max_attempts => ${MOST_ATTEMPTS}::integer, job_key => ${`${SYNC_SUBSCRIBER} ${subscriptionId}`})
  `.execute(transaction);
}
