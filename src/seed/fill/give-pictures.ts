import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { scenes } from "../../media/scene.ts";
import type { ActivityEntry } from "../content/entries.ts";
import { addLinks } from "./links.ts";

/**
 * Gives activities the drawings of the content, where all that they have are drawings of their scene: some showed a hall of
 * what is done in a field, or one composition twice. A photo, or a drawing of something else, was somebody's choice.
 */
export async function givePictures(
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
  const given = activities.flatMap(({ id, entry: { scene: kind, pictures, title } }) => {
    const had = urls.get(id)?.map(({ url }) => url) ?? [];
    const rows = scenes(
      brand,
      pictures.map((seed) => ({ kind, seed })),
      title,
    );
    const isOurs = had.length > 0 && had.every((url) => /^\/static\/scenes\/([a-z-]+)-\d+\.svg$/.exec(url)?.[1] === kind);
    const isSame = had.join() === rows.map(({ url }) => url).join();
    return isOurs && !isSame ? rows.map((row) => ({ activity_id: id, ...row })) : [];
  });
  const changed = [...new Set(given.map(({ activity_id }) => activity_id))];
  if (changed.length > 0) await db.deleteFrom("media").where("activity_id", "in", changed).execute();
  await addLinks(db, "media", given);
}
