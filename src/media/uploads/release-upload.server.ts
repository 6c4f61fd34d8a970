import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { queueWidths } from "../widths/queue-widths.server.ts";
import { uploadUrl } from "./upload-url.ts";

/**
 * Shows a claimed picture to visitors, and answers where; null when there is none. May be asked again after a failure. Its
 * widths are made afterwards: one that is never released costs nothing more, and this one is shown at once as it is.
 */
export async function releaseUpload(db: Db, store: PictureStore, id: number): Promise<string | null> {
  const upload = await db.selectFrom("upload").select("file").where("id", "=", id).where("claimed_at", "is not", null).executeTakeFirst();
  if (!upload) return null;
  await store.release(upload.file);
  await db.updateTable("upload").set({ released_at: new Date() }).where("id", "=", id).where("released_at", "is", null).execute();
  await queueWidths(db, id);
  return uploadUrl(upload.file);
}

/**
 * Takes a picture's row away, released or not, and answers its file; null when there is none. The file is the caller's to
 * remove once that is committed: a file without a row is tidied, a row without its file could never be released.
 */
export async function removeUploadRow(transaction: Db, id: number): Promise<string | null> {
  const upload = await transaction.deleteFrom("upload").where("id", "=", id).returning("file").executeTakeFirst();
  return upload?.file ?? null;
}
