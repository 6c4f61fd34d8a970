import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import type { BrandContent } from "./content/brand-content.ts";

/**
 * Whether the brand needs no filling: it has activities, and no filling was broken off. The hidden activities come last,
 * so the first activity of the content without the inactive one means a filling that did not end.
 */
export async function isFilled(db: Db, brand: Brand, { activities, hidden }: BrandContent): Promise<boolean> {
  const any = await db.selectFrom("activity").select("id").where("platform_id", "=", brand.id).limit(1).executeTakeFirst();
  if (!any) return false;

  const ends = [activities[0]?.slug, hidden?.inactive.slug].filter((slug) => slug !== undefined);
  const found = await db
    .selectFrom("activity")
    .select("slug")
    .where("platform_id", "=", brand.id)
    .where("slug", "in", ends)
    .where("original_id", "is", null)
    .execute();
  const slugs = new Set(found.map(({ slug }) => slug));
  const began = slugs.has(activities[0]?.slug ?? "");
  const ended = hidden === null || slugs.has(hidden.inactive.slug);
  return !began || ended;
}
