import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { uploadUrl } from "../uploads/upload-url.ts";
import { encodeInChildProcess } from "./encode-in-child-process.server.ts";
import { widthFile } from "./width-file.ts";
import { widthsOf } from "./widths-of.ts";

type Making = { upload: number; signal?: AbortSignal };
type Photo = { width: number; height: number; widths: number[]; placeholder: string | null };

/**
 * Makes a released picture in every width, and then says so in the rows that show it, so that no page names a width that
 * is not there. May be done again. Of a picture that was removed meanwhile nothing stays.
 */
export async function makeWidths(db: Db, store: PictureStore, { upload: id, signal }: Making): Promise<void> {
  const upload = await db
    .selectFrom("upload")
    .select(["file", "width", "height"])
    .where("id", "=", id)
    .where("released_at", "is not", null)
    .executeTakeFirst();
  if (!upload) return;
  const { file, width, height } = upload;
  const webp = await store.released(file);
  if (!webp) throw new Error(`The released picture ${file} is not in the store.`);

  const widths = widthsOf(width);
  const keep = async ({ bytes, ...made }: Parameters<Parameters<typeof encodeInChildProcess>[1]["keep"]>[0]) =>
    store.saveWidth(widthFile(file, made), bytes);
  try {
    const placeholder = await encodeInChildProcess(webp, { widths, signal, keep });
    if (!(await tellMedia(db, file, { width, height, widths, placeholder }))) await store.remove(file);
  } catch (error) {
    // The next try would find no row of it, and know nothing of the widths that were kept.
    if (!(await isThere(db, file))) await store.remove(file);
    throw error;
  }
}

async function isThere(db: Db, file: string): Promise<boolean> {
  return (await db.selectFrom("upload").select("id").where("file", "=", file).executeTakeFirst()) !== undefined;
}

/** False when the picture is gone; who removes it from now on removes its widths too. */
async function tellMedia(db: Db, file: string, photo: Photo): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const upload = await transaction.selectFrom("upload").select("id").where("file", "=", file).forShare().executeTakeFirst();
    if (!upload) return false;
    await transaction
      .updateTable("media")
      .set(photo)
      .where("url", "=", uploadUrl(file))
      .where(sql<boolean>`url like '/static/uploads/%'`)
      .execute();
    return true;
  });
}
