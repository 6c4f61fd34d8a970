import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";
import { JOB_TABLE, jobsWithPayload } from "../../database/private-jobs.ts";

export const SYNC_SUBSCRIBER = "sync-subscriber";
export const syncJob = z.object({ subscriptionId: z.int() });
export type SyncJob = z.infer<typeof syncJob>;

/** The queue of all calls to the service: serial, so that changes stay in order, and because the service limits the rate of calls. */
export const QUEUE = "mail-service";
/** Retries take four days, as for mails. */
export const MAX_ATTEMPTS = 48;

/**
 * Queues the synchronisation of a subscription with the mail service, in the transaction of the change. The job reads the row when it
 * runs, so a waiting job covers later changes too. It names the brand, by which editors filter failed jobs.
 */
export async function queueSync(transaction: Db, subscriptionId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${SYNC_SUBSCRIBER}, json_build_object('subscriptionId', id, 'platformId', platform_id),
      queue_name => ${QUEUE}, max_attempts => ${MAX_ATTEMPTS}::integer, job_key => ${`${SYNC_SUBSCRIBER} ${subscriptionId}`})
    from newsletter_subscription where id = ${subscriptionId}
  `.execute(transaction);
}

/** Adds the brand to jobs that were queued, also by a restored backup, before jobs named it. */
export async function addBrandsToSyncs(db: Db): Promise<void> {
  await sql`
    update ${sql.raw(JOB_TABLE)} as job set payload = json_build_object('subscriptionId', subscription.id, 'platformId', platform_id)
    from ${jobsWithPayload} as former
    join newsletter_subscription as subscription on subscription.id::text = former.payload ->> 'subscriptionId'
    where job.id = former.id and former.task = ${SYNC_SUBSCRIBER} and former.payload ->> 'platformId' is null
  `.execute(db);
}
