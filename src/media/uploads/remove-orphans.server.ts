import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../picture-store.server.ts";

/** Longer than anybody takes to fill in a form. */
export const ORPHAN_AFTER_HOURS = 24;

/**
 * Deletes unclaimed uploads after a day, and files of that age without a row (the server stopped before the row was written).
 * Returns how many of each.
 */
export async function removeOrphans(db: Db, store: PictureStore, now: Date): Promise<{ uploads: number; files: number }> {
  const before = new Date(now.getTime() - ORPHAN_AFTER_HOURS * 3_600_000);
  // A concurrent claim locks its row; afterwards the row no longer matches.
  const orphans = await db
    .deleteFrom("upload")
    .where("claimed_at", "is", null)
    .where("created_at", "<", before)
    .returning("file")
    .execute();
  for (const { file } of orphans) await store.remove(file);

  const old = await store.olderThan(before);
  const named = await db
    .selectFrom("upload")
    .select("file")
    .where(sql<boolean>`file = any(${old})`)
    .execute();
  const known = new Set(named.map(({ file }) => file));
  const nameless = old.filter((file) => !known.has(file));
  for (const file of nameless) await store.remove(file);
  return { uploads: orphans.length, files: nameless.length };
}
