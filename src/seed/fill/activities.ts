import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { BrandContent } from "../content/brand-content.ts";
import { organisationOf } from "../content/organisation-of.ts";
import { inBatches } from "../in-batches.ts";
import { addActivities, PUBLIC, readReferences, ROWS_PER_ACTIVITY } from "./add-activities.ts";

/** Adds missing activities of the brand, all public, and returns how many. Does not add again those that an editor renamed. */
export async function fillActivities(db: Db, brand: Brand, content: BrandContent): Promise<number> {
  const known = await takenSlugs(
    db,
    brand,
    content.activities.map(({ slug }) => slug),
  );
  const items = content.activities.filter(({ slug }) => !known.has(slug));
  if (items.length === 0) return 0;

  const references = await readReferences(db, brand);
  await inBatches(db, { items, rowsPerItem: ROWS_PER_ACTIVITY }, (transaction, batch) => {
    const activities = batch.map((entry) => ({ entry, organisation: organisationOf(entry, content), state: PUBLIC }));
    return addActivities(transaction, brand, { activities, references });
  });
  return items.length;
}

/** Those of `slugs` that are the current or a former slug of an activity. */
export async function takenSlugs(db: Db, brand: Brand, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const activities = await db
    .selectFrom("activity")
    .select("slug")
    .where("platform_id", "=", brand.id)
    .where("slug", "in", slugs)
    .where("original_id", "is", null)
    .execute();
  const redirects = await db
    .selectFrom("redirect")
    .select("old_slug as slug")
    .where("platform_id", "=", brand.id)
    .where("old_slug", "in", slugs)
    .execute();
  return new Set([...activities, ...redirects].map(({ slug }) => slug));
}
