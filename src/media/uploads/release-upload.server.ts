import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { queueWidths } from "../widths/queue-widths.server.ts";
import { uploadUrl } from "./upload-url.ts";

/**
 * Makes a claimed picture public, and returns its URL; null if there is none. Can be repeated after a failure. A job makes its widths
 * only afterwards: unreleased pictures need none, and the picture is visible at once.
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
 * Deletes a picture's row, released or not, and returns its file; null if there is none. The caller removes the file after the commit:
 * a file without a row is cleaned up later, but a row without its file could never be released.
 */
export async function removeUploadRow(transaction: Db, id: number): Promise<string | null> {
  const upload = await transaction.deleteFrom("upload").where("id", "=", id).returning("file").executeTakeFirst();
  return upload?.file ?? null;
}
