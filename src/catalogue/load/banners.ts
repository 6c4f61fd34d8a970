import type { Db } from "../../database/open.ts";
import type { StoredBanner } from "../directory.ts";
import { byPlatform, type ByPlatform } from "./by-platform.ts";
import { imageBy } from "./image-by.ts";

/** The active banners of every platform. */
export async function loadBanners(db: Db): Promise<ByPlatform<readonly StoredBanner[]>> {
  const banners = await db
    .selectFrom("banner")
    .where("active", "=", true)
    .select([
      "id",
      "title",
      "button_title as buttonTitle",
      "link",
      "active",
      "cta_type as ctaType",
      "link_target as linkTarget",
      "platform_id as platform",
      imageBy("image_id").as("image"),
    ])
    .orderBy("id")
    .execute();
  return byPlatform(banners, (rows) => rows);
}
