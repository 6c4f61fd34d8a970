import type { Transaction } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { BrandContent } from "../content/brand-content.ts";
import { organisationOf } from "../content/organisation-of.ts";
import { takenSlugs } from "./activities.ts";
import { addActivities, readReferences, type ActivityState } from "./add-activities.ts";

const REJECTED: ActivityState = { approved: false, status: "ACTIVE", approval_status: "REJECTED", original_id: null };
const INACTIVE: ActivityState = { approved: true, status: "INACTIVE", approval_status: "APPROVED", original_id: null };

/**
 * Adds activities that must never be public: a rejected one with its review comment, an edit copy, and an inactive one. Returns
 * how many.
 */
export async function fillHidden(db: Db, brand: Brand, content: BrandContent): Promise<number> {
  const { hidden } = content;
  const model = content.activities.find(({ slug }) => slug === hidden?.like);
  if (!hidden || !model) return 0;

  const known = await takenSlugs(db, brand, [hidden.rejected.slug, hidden.inactive.slug]);
  const references = await readReferences(db, brand);
  const organisation = organisationOf(model, content);

  return db.transaction().execute(async (transaction) => {
    const add = (fields: Partial<typeof model>, state: ActivityState) =>
      addActivities(transaction, brand, {
        activities: [{ entry: { ...model, ...fields }, organisation, state }],
        references,
      });
    let added = 0;

    if (!known.has(hidden.rejected.slug)) {
      const { reviewComment, ...fields } = hidden.rejected;
      await addReviewComment(transaction, await add(fields, REJECTED), reviewComment);
      added += 1;
    }
    const originalId = await originalWithoutCopy(transaction, brand, model.slug);
    if (originalId !== undefined) {
      await add(hidden.editCopy, { ...REJECTED, approval_status: "EDITING", original_id: originalId });
      added += 1;
    }
    if (!known.has(hidden.inactive.slug)) {
      await add(hidden.inactive, INACTIVE);
      added += 1;
    }
    return added;
  });
}

async function addReviewComment(db: Db, ids: Map<string, number>, text: string): Promise<void> {
  await db
    .insertInto("review_comment")
    .values([...ids.values()].map((activityId) => ({ activity_id: activityId, text })))
    .execute();
}

async function originalWithoutCopy(db: Transaction<Tables>, brand: Brand, slug: string): Promise<number | undefined> {
  const original = await db
    .selectFrom("activity")
    .leftJoin("activity as copy", "copy.original_id", "activity.id")
    .select("activity.id")
    .where("activity.platform_id", "=", brand.id)
    .where("activity.slug", "=", slug)
    .where("activity.original_id", "is", null)
    .where("copy.id", "is", null)
    .executeTakeFirst();
  return original?.id;
}
