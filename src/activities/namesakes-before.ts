import type { Brand } from "../brands/brand.ts";
import { isPublic } from "../catalogue/is-public.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDetail } from "../contract/entities/activity.ts";

/** More than these are nobody's own title any more. */
const MOST = 100;

/**
 * How many older public activities of the brand have the same title and the same first city: two pages of a brand must
 * not be called the same (quality, found).
 */
export async function namesakesBefore(
  catalogue: Catalogue,
  brand: Brand,
  { id, title, cities }: Pick<ActivityDetail, "id" | "title" | "cities">,
): Promise<number> {
  const rows = await catalogue.db
    .selectFrom("activity")
    .select("id")
    .where("platform_id", "=", brand.id)
    .where("title", "=", title)
    .where("id", "<", id)
    .where(isPublic)
    .limit(MOST)
    .execute();
  if (rows.length === 0) return 0;
  const others = await catalogue.documents(rows.map((row) => row.id));
  return others.filter((other) => other.cities[0]?.name === cities[0]?.name).length;
}
