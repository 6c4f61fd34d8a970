import type { Db } from "../../database/open.ts";

/**
 * Binds a picture to the submission that refers to it, in the transaction of the submission. False if this brand has no such upload,
 * or it is claimed already, so that nobody can use somebody else's picture.
 */
export async function claimUpload(
  transaction: Db,
  { id, platformId, now = new Date() }: { id: number; platformId: number; now?: Date },
): Promise<boolean> {
  const claimed = await transaction
    .updateTable("upload")
    .set({ claimed_at: now })
    .where("id", "=", id)
    .where("platform_id", "=", platformId)
    .where("claimed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}
