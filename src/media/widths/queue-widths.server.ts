import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../database/open.ts";

export const MAKE_WIDTHS = "make-widths";
export const widthsJob = z.object({ upload: z.int() });

/** One picture after the other, however many processes there are: making widths takes a core for seconds. */
const QUEUE = "picture-widths";
/** After mails and all that somebody waits for: the picture itself is shown meanwhile. */
const PRIORITY = 20;
/** Over a day, when the store is away. */
const MOST_ATTEMPTS = 48;

/**
 * Queues that the widths of a released picture are made, in the transaction of its release. By its number, so that a job
 * of a picture that is erased meanwhile does not keep its name.
 */
export async function queueWidths(transaction: Db, upload: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${MAKE_WIDTHS}, ${JSON.stringify({ upload })}::json, queue_name => ${QUEUE}, max_attempts => ${MOST_ATTEMPTS}::integer,
      job_key => ${`${MAKE_WIDTHS} ${upload}`}, priority => ${PRIORITY}::integer)
  `.execute(transaction);
}

/**
 * Queues the widths of every released picture that has none: those of before there were widths. One whose
 * making was given up stays so, visibly. Answers how many.
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
