import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";

export const SYNC_SUBSCRIBER = "sync-subscriber";
export const syncJob = z.object({ subscriptionId: z.int() });
export type SyncJob = z.infer<typeof syncJob>;

/** The queue of all calls to the service: serial, so that changes stay in order, and because the service limits the rate of calls. */
export const QUEUE = "mail-service";
/** Retries take four days, as for mails. */
export const MAX_ATTEMPTS = 48;

/**
 * Queues the synchronisation of a subscription with the mail service, in the transaction of the change. The job reads the row when it
 * runs, so a waiting job covers later changes too.
 */
export async function queueSync(transaction: Db, subscriptionId: number): Promise<void> {
  const job: SyncJob = { subscriptionId };
  await sql`
    select graphile_worker.add_job(
      ${SYNC_SUBSCRIBER}, ${JSON.stringify(job)}::json,
      queue_name => ${QUEUE}, max_attempts => ${MAX_ATTEMPTS}::integer, job_key => ${`${SYNC_SUBSCRIBER} ${subscriptionId}`})
  `.execute(transaction);
}
