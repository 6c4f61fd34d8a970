import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";

export const RECORD_CHANGES_TASK = "note-changes";
export const SUBMIT_CHANGES_TASK = "tell-changes";
export const submitJob = z.object({ platform: z.int() });

/** Recording and submitting share a queue that runs one job at a time, so that no page is recorded while pages are removed. */
export const INDEX_NOW_QUEUE = "index-now";
/** Retries take four days, as for mails. */
const MAX_ATTEMPTS = 48;

/**
 * Queues a submission of the recorded pages of a platform, if there are any. A job that waits for a retry is left unchanged:
 * it will submit all pages recorded by then, and keeps the delay that the service asked for.
 */
export async function queueSubmission(transaction: Db, platform: number): Promise<void> {
  const key = `${SUBMIT_CHANGES_TASK} ${platform}`;
  await sql`
    select graphile_worker.add_job(
      ${SUBMIT_CHANGES_TASK}, ${JSON.stringify({ platform })}::json,
      queue_name => ${INDEX_NOW_QUEUE}, max_attempts => ${MAX_ATTEMPTS}::integer, job_key => ${key})
    where exists (select from untold_page where platform_id = ${platform})
      and not exists (select from graphile_worker.jobs where key = ${key} and attempts < max_attempts)
  `.execute(transaction);
}
