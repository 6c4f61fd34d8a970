import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../picture-store.server.ts";
import { uploadUrl } from "../uploads/upload-url.ts";
import { encodeInChildProcess } from "./encode-in-child-process.server.ts";
import { widthFile } from "./width-file.ts";
import { widthsOf } from "./widths-of.ts";

type WidthsJob = { upload: number; signal?: AbortSignal };
type Photo = { width: number; height: number; widths: number[]; placeholder: string | null };

/**
 * Makes all widths (resized copies) of a released picture, then updates the media rows that show it, so that pages refer only to
 * existing widths. Can be repeated. Removes the widths again if the picture was removed meanwhile.
 */
export async function makeWidths(db: Db, store: PictureStore, { upload: id, signal }: WidthsJob): Promise<void> {
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
  const save = async ({ bytes, ...made }: Parameters<Parameters<typeof encodeInChildProcess>[1]["save"]>[0]) =>
    store.saveWidth(widthFile(file, made), bytes);
  try {
    const placeholder = await encodeInChildProcess(webp, { widths, signal, save });
    if (!(await updateMedia(db, file, { width, height, widths, placeholder }))) await store.remove(file);
  } catch (error) {
    // A retry would find no row, and never remove the widths that are stored.
    if (!(await exists(db, file))) await store.remove(file);
    throw error;
  }
}

async function exists(db: Db, file: string): Promise<boolean> {
  return (await db.selectFrom("upload").select("id").where("file", "=", file).executeTakeFirst()) !== undefined;
}

/** False if the picture was removed. A later removal includes the widths. */
async function updateMedia(db: Db, file: string, photo: Photo): Promise<boolean> {
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
