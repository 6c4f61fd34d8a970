import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { BannerEntry } from "../content/entries.ts";
import { inBatches } from "../in-batches.ts";
import { addPicture } from "./picture.ts";

const BANNER_AND_PICTURE = 2;

/** Adds missing banners of the brand, and returns how many. */
export async function fillBanners(db: Db, brand: Brand, entries: readonly BannerEntry[]): Promise<number> {
  const rows = await db.selectFrom("banner").select("title").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map(({ title }) => title));
  const items = entries.filter(({ title }) => !known.has(title));

  await inBatches(db, { items, rowsPerItem: BANNER_AND_PICTURE }, async (transaction, batch) => {
    for (const { title, buttonTitle, link, ctaType, linkTarget, picture } of batch) {
      const imageId = await addPicture(transaction, brand, { picture, title });
      await transaction
        .insertInto("banner")
        .values({
          platform_id: brand.id,
          title,
          button_title: buttonTitle,
          link,
          active: true,
          cta_type: ctaType,
          link_target: linkTarget,
          image_id: imageId,
        })
        .execute();
    }
  });
  return items.length;
}
