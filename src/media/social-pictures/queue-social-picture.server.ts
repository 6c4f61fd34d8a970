import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";

export const DRAW_SOCIAL_PICTURE = "draw-social-picture";

/** Serial, so that drawing takes at most one core. */
const QUEUE = "social-pictures";
/** After mails and other urgent jobs. */
const PRIORITY = 10;
const MAX_ATTEMPTS = 3;

/** Queues the drawing of a picture, once for concurrent requests. */
export async function queueSocialPicture(db: Db, picture: SocialPicture): Promise<void> {
  const key = `${DRAW_SOCIAL_PICTURE} ${picture.brand} ${socialFile(picture)}`;
  await sql`
    select graphile_worker.add_job(
      ${DRAW_SOCIAL_PICTURE}, ${JSON.stringify(picture)}::json, queue_name => ${QUEUE},
      max_attempts => ${MAX_ATTEMPTS}::integer, job_key => ${key}, priority => ${PRIORITY}::integer)
  `.execute(db);
}
