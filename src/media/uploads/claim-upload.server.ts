import type { Db } from "../../database/open.ts";

/**
 * Binds a picture to what the visitor sends with it, in the transaction of that. False when this brand has no such
 * upload, or when it was claimed before: nobody can take somebody else's picture.
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
