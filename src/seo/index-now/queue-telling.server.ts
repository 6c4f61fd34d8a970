import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";

export const NOTE_CHANGES = "note-changes";
export const TELL_CHANGES = "tell-changes";
export const tellJob = z.object({ platform: z.int() });

/** Noting and telling take turns, so that nothing is noted while it is being struck off. */
export const INDEX_NOW_QUEUE = "index-now";
/** Four days, as for mails. */
const MOST_ATTEMPTS = 48;

/**
 * Queues that search engines are told of what is noted of a platform, when anything is. One that waits after a failure
 * is left alone: it tells all that is noted by then, and the service that asked for rest gets it.
 */
export async function queueTelling(transaction: Db, platform: number): Promise<void> {
  const key = `${TELL_CHANGES} ${platform}`;
  await sql`
    select graphile_worker.add_job(
      ${TELL_CHANGES}, ${JSON.stringify({ platform })}::json,
      queue_name => ${INDEX_NOW_QUEUE}, max_attempts => ${MOST_ATTEMPTS}::integer, job_key => ${key})
    where exists (select from untold_page where platform_id = ${platform})
      and not exists (select from graphile_worker.jobs where key = ${key} and attempts < max_attempts)
  `.execute(transaction);
}
