import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { ActivityTable } from "../../database/tables/activities.ts";
import type { ActivityEntry, OrganisationEntry } from "../content/entries.ts";
import { cityIds, filterIds, kindIds, organisationIds, provinceIds, regionIds } from "../names.ts";
import { scenes } from "../../media/scene.ts";
import { addedAt } from "./added-at.ts";
import { factRows, MAX_FACTS } from "./facts.ts";
import { addLinks } from "./links.ts";

/** The moderation state of an activity. */
export type ActivityState = Pick<ActivityTable, "approval_status" | "original_id"> & {
  approved: boolean;
  status: "ACTIVE" | "INACTIVE";
};
export const PUBLIC: ActivityState = {
  approved: true,
  status: "ACTIVE",
  approval_status: "APPROVED",
  original_id: null,
};
export type NewActivity = { entry: ActivityEntry; organisation: OrganisationEntry; state: ActivityState };
type References = Awaited<ReturnType<typeof readReferences>>;

/** Maximum number of rows per activity: itself, its filters, its pictures, its places, its facts. */
export const ROWS_PER_ACTIVITY = 1 + 9 + 5 + 3 + MAX_FACTS;

/** Resolves the names in the activities of a brand to ids. */
export async function readReferences(db: Db, brand: Brand) {
  return {
    city: await cityIds(db, brand),
    province: await provinceIds(db, brand),
    region: await regionIds(db, brand),
    filter: await filterIds(db, brand),
    organisation: await organisationIds(db, brand),
    kind: await kindIds(db),
  };
}

/** Adds `activities` with different slugs, with their pictures, filters and places; returns the id of each slug. */
export async function addActivities(
  db: Db,
  brand: Brand,
  { activities, references }: { activities: readonly NewActivity[]; references: References },
): Promise<Map<string, number>> {
  const values = activities.map((activity) => activityOf(brand, activity, references));
  const added = await db.insertInto("activity").values(values).returning(["id", "slug"]).execute();
  const ids = new Map(added.map(({ id, slug }) => [slug, id]));
  const links = <Link>(linksOf: (entry: ActivityEntry) => Link[]) =>
    activities.flatMap(({ entry }) => linksOf(entry).map((link) => ({ activity_id: ids.get(entry.slug) ?? 0, ...link })));

  await addLinks(
    db,
    "media",
    links(({ scene, pictures, title }) =>
      scenes(
        brand,
        pictures.map((seed) => ({ kind: scene, seed })),
        title,
      ),
    ),
  );
  await addLinks(
    db,
    "activity_filter",
    links(({ filters }) => filters.map((name) => ({ filter_id: references.filter(name) }))),
  );
  await addLinks(
    db,
    "activity_city",
    links(({ place }) => (place ? [{ city_id: references.city(place) }] : [])),
  );
  await addLinks(
    db,
    "activity_province",
    links(({ province }) => (province ? [{ province_id: references.province(province) }] : [])),
  );
  await addLinks(
    db,
    "activity_region",
    links(({ region }) => (region ? [{ region_id: references.region(region) }] : [])),
  );
  await addLinks(db, "activity_fact", links(factRows));
  return ids;
}

function activityOf(brand: Brand, { entry, organisation, state }: NewActivity, references: References) {
  const added = addedAt(entry);
  return {
    ...state,
    platform_id: brand.id,
    organisation_id: references.organisation(organisation.name),
    kind_id: references.kind(entry.kind),
    slug: entry.slug,
    title: entry.title,
    company_name: organisation.name,
    description: entry.description,
    minimum_age: entry.ages[0],
    maximum_age: entry.ages[1],
    persons_min: entry.persons[0],
    persons_max: entry.persons[1],
    price_cents: entry.price_cents,
    duration_minutes: entry.duration_minutes,
    website: entry.website,
    show_website: entry.showWebsite,
    location_description: entry.locationDescription,
    contact_first_name: organisation.contact.firstName,
    contact_last_name: organisation.contact.lastName,
    contact_phone: organisation.phone,
    contact_email: organisation.contact.email,
    geographic_location: entry.reach,
    indoor_outdoor: entry.indoorOutdoor,
    created_at: added,
    updated_at: added,
  };
}
