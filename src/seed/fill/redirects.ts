import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { RedirectEntry } from "../content/entries.ts";
import { inBatches } from "../in-batches.ts";

/** Adds missing redirects of the brand, and returns how many; skips those with a slug that an editor has redirected. */
export async function fillRedirects(db: Db, brand: Brand, entries: readonly RedirectEntry[]): Promise<number> {
  const redirects = await db.selectFrom("redirect").select(["old_slug", "new_slug"]).where("platform_id", "=", brand.id).execute();
  const redirected = new Set(redirects.map((row) => row.old_slug));
  const targets = new Set(redirects.map((row) => row.new_slug));
  const activityId = await activityIds(db, brand, entries);

  const values = entries.flatMap(({ oldSlug, newSlug }) => {
    const activity = activityId.get(newSlug);
    if (activity === undefined || redirected.has(oldSlug) || redirected.has(newSlug) || targets.has(oldSlug)) return [];
    return [{ platform_id: brand.id, activity_id: activity, old_slug: oldSlug, new_slug: newSlug }];
  });
  await inBatches(db, { items: values, rowsPerItem: 1 }, (transaction, batch) =>
    transaction.insertInto("redirect").values(batch).execute(),
  );
  return values.length;
}

async function activityIds(db: Db, brand: Brand, entries: readonly RedirectEntry[]): Promise<Map<string, number>> {
  if (entries.length === 0) return new Map();
  const slugs = entries.map(({ newSlug }) => newSlug);
  const rows = await db
    .selectFrom("activity")
    .select(["id", "slug"])
    .where("platform_id", "=", brand.id)
    .where("original_id", "is", null)
    .where("slug", "in", slugs)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
