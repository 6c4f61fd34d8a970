import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { PictureName } from "../../media/picture-name.ts";
import { scene } from "../../media/scene.ts";

/** Adds a drawn picture without activity or event, and returns its id. */
export async function addPicture(db: Db, brand: Brand, { picture, title }: { picture: PictureName; title: string }): Promise<number> {
  const { id } = await db
    .insertInto("media")
    .values(scene(brand, picture, title))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
