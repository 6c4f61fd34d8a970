import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../picture-store.ts";
import { uploadUrl } from "./upload-url.ts";

/** Shows a claimed picture to visitors, and answers where; null when there is none. May be asked again after a failure. */
export async function releaseUpload(db: Db, store: PictureStore, id: number): Promise<string | null> {
  const upload = await db.selectFrom("upload").select("file").where("id", "=", id).where("claimed_at", "is not", null).executeTakeFirst();
  if (!upload) return null;
  await store.release(upload.file);
  await db.updateTable("upload").set({ released_at: new Date() }).where("id", "=", id).where("released_at", "is", null).execute();
  return uploadUrl(upload.file);
}

/** Takes a picture away for good, row and file, released or not; false when there is none. */
export async function removeUpload(db: Db, store: PictureStore, id: number): Promise<boolean> {
  const upload = await db.deleteFrom("upload").where("id", "=", id).returning("file").executeTakeFirst();
  if (upload) await store.remove(upload.file);
  return upload !== undefined;
}
