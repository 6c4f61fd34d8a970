import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { scenes } from "../../media/scene.ts";
import type { ActivityEntry } from "../content/entries.ts";
import { addLinks } from "./links.ts";

/**
 * Replaces the drawings of activities by the newer ones of the content. Skips activities with a photo or a drawing of another
 * scene, which an editor chose.
 */
export async function backfillPictures(
  db: Db,
  brand: Brand,
  activities: readonly { id: number; entry: Pick<ActivityEntry, "scene" | "pictures" | "title"> }[],
): Promise<void> {
  const stored = await db
    .selectFrom("media")
    .select(["activity_id", "url"])
    .where(
      "activity_id",
      "in",
      activities.map(({ id }) => id),
    )
    .orderBy("index")
    .execute();
  const urls = Map.groupBy(stored, ({ activity_id }) => activity_id);
  const added = activities.flatMap(({ id, entry: { scene: kind, pictures, title } }) => {
    const current = urls.get(id)?.map(({ url }) => url) ?? [];
    const rows = scenes(
      brand,
      pictures.map((seed) => ({ kind, seed })),
      title,
    );
    const isOurs = current.length > 0 && current.every((url) => /^\/static\/scenes\/([a-z-]+)-\d+\.svg$/.exec(url)?.[1] === kind);
    const isSame = current.join() === rows.map(({ url }) => url).join();
    return isOurs && !isSame ? rows.map((row) => ({ activity_id: id, ...row })) : [];
  });
  const changed = [...new Set(added.map(({ activity_id }) => activity_id))];
  if (changed.length > 0) await db.deleteFrom("media").where("activity_id", "in", changed).execute();
  await addLinks(db, "media", added);
}
