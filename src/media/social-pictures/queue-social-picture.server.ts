import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";

export const DRAW_SOCIAL_PICTURE = "draw-social-picture";

/** One after the other: drawing takes one core for a moment, and everything else may have the others. */
const QUEUE = "social-pictures";
/** After mails and all that somebody waits for. */
const PRIORITY = 10;
const MOST_ATTEMPTS = 3;

/** Queues that a picture is drawn, once however many ask. */
export async function queueSocialPicture(db: Db, picture: SocialPicture): Promise<void> {
  const key = `${DRAW_SOCIAL_PICTURE} ${picture.brand} ${socialFile(picture)}`;
  await sql`
    select graphile_worker.add_job(
      ${DRAW_SOCIAL_PICTURE}, ${JSON.stringify(picture)}::json, queue_name => ${QUEUE},
      max_attempts => ${MOST_ATTEMPTS}::integer, job_key => ${key}, priority => ${PRIORITY}::integer)
  `.execute(db);
}
