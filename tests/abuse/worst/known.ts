import { isPublic } from "../../../src/catalogue/is-public.ts";
import { organisationSlug } from "../../../src/organisations/address/organisation-slug.ts";
import type { Db } from "../../../src/database/open.ts";
import type { Known } from "./surfaces.ts";

/** Subjects of hostile requests: a public activity of the largest organisation of the first brand, and an event of the brand with an agenda. */
export async function knownIn(db: Db): Promise<Known> {
  const organisation = await db
    .selectFrom("activity")
    .innerJoin("organisation", "organisation.id", "activity.organisation_id")
    .select(["organisation.id", "organisation.name"])
    .where("activity.platform_id", "=", 1)
    .groupBy("organisation.id")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .executeTakeFirstOrThrow();
  const activity = await db
    .selectFrom("activity")
    .select(["id", "slug"])
    .where("organisation_id", "=", organisation.id)
    .where(isPublic)
    .executeTakeFirstOrThrow();
  const event = await db.selectFrom("event").select("id").where("platform_id", "=", 3).where("active", "=", true).executeTakeFirstOrThrow();
  return {
    ...{ slug: activity.slug, activityId: activity.id, eventId: event.id },
    ...{ organisation: organisationSlug(organisation), organisationId: organisation.id },
  };
}
