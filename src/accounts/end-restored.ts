import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/**
 * Ends every session and every mailed code or invitation of a restored backup. They are of the time of the backup: somebody may have logged
 * out since, or have lost a device. Returns the number of sessions.
 */
export async function endRestoredLogins(db: Db): Promise<number> {
  const sessions = await db.deleteFrom("session").executeTakeFirst();
  await sql`delete from user_token`.execute(db);
  return Number(sessions.numDeletedRows);
}
