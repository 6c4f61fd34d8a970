import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";

export const MAKE_WIDTHS = "make-widths";
export const widthsJob = z.object({ upload: z.int() });

/** Serial across all processes, because making widths takes a core for seconds. */
const QUEUE = "picture-widths";
/** After mails and other urgent jobs: the original picture is visible meanwhile. */
const PRIORITY = 20;
/** Spans more than a day, for an unavailable store. */
const MAX_ATTEMPTS = 48;

/**
 * Queues the job that makes the widths of a released picture, in the transaction of the release. The job contains only the id, so
 * that no file name remains after the picture is erased.
 */
export async function queueWidths(transaction: Db, upload: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${MAKE_WIDTHS}, ${JSON.stringify({ upload })}::json, queue_name => ${QUEUE}, max_attempts => ${MAX_ATTEMPTS}::integer,
      job_key => ${`${MAKE_WIDTHS} ${upload}`}, priority => ${PRIORITY}::integer)
  `.execute(transaction);
}

/**
 * Queues jobs for released pictures without widths, from before widths existed. Failed jobs are not queued again, and stay visible.
 * Returns how many.
 */
export async function queueMissingWidths(db: Db): Promise<number> {
  const missing = await db
    .selectFrom("upload")
    .where("released_at", "is not", null)
    .where(
      sql<boolean>`exists (
        select from media where url = '/static/uploads/' || upload.file and url like '/static/uploads/%' and width is null)`,
    )
    .where(sql<boolean>`not exists (select from graphile_worker.jobs where key = ${MAKE_WIDTHS} || ' ' || upload.id)`)
    .select("id")
    .execute();
  for (const { id } of missing) await queueWidths(db, id);
  return missing.length;
}
