import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/open.ts";
import type { ActivityDocument } from "../activity-document.ts";
import { isPublic, isPublicIn } from "../is-public.ts";
import { mediaListBy } from "./media-json.ts";

/** The public ones among these activities, with everything that cards and detail pages show, in one query, unordered. */
export async function documentsOf(db: Db, ids: readonly number[]): Promise<ActivityDocument[]> {
  if (ids.length === 0) return [];

  const rows = await db
    .selectFrom("activity")
    .leftJoin("organisation", "organisation.id", "activity.organisation_id")
    .where(isPublic)
    .where(sql<boolean>`activity.id = any(${[...ids]})`)
    .select(columns)
    .execute();

  return rows.map(({ organisationId, organisationName, ...row }) => ({
    ...row,
    organisation: organisationId !== null && organisationName !== null ? { id: organisationId, name: organisationName } : null,
  }));
}

const kindOfActivity = sql<ActivityDocument["kind"]>`(
  select json_build_object('id', kind_name.kind_id, 'name', kind_name.name)
  from kind_name join platform on platform.language_code = kind_name.language
  where kind_name.kind_id = activity.kind_id and platform.id = activity.platform_id
)`;

const filtersOfActivity = sql<ActivityDocument["filters"]>`(
  select coalesce(json_agg(json_build_object('id', filter.id, 'name', filter.name,
    'filterGroup', json_build_object('id', filter_group.id, 'name', filter_group.name))
    order by filter_group."order", filter."order", filter.id), '[]')
  from carried_filter
  join filter on filter.id = carried_filter.filter_id
  join filter_group on filter_group.id = filter.filter_group_id
  where carried_filter.activity_id = activity.id
)`;

const citiesOfActivity = sql<ActivityDocument["cities"]>`(
  select coalesce(json_agg(json_build_object('id', city.id, 'name', city.name, 'lon', city.lon, 'lat', city.lat,
    'province', json_build_object('name', province.name)) order by city.name, city.id), '[]')
  from activity_city
  join city on city.id = activity_city.city_id
  join province on province.id = city.province_id
  where activity_city.activity_id = activity.id
)`;

const provincesOfActivity = sql<ActivityDocument["provinces"]>`(
  select coalesce(json_agg(json_build_object('id', province.id, 'name', province.name) order by province.name, province.id), '[]')
  from activity_province join province on province.id = activity_province.province_id
  where activity_province.activity_id = activity.id
)`;

const regionsOfActivity = sql<ActivityDocument["regions"]>`(
  select coalesce(json_agg(json_build_object('id', region.id, 'name', region.name) order by region.name, region.id), '[]')
  from activity_region join region on region.id = activity_region.region_id
  where activity_region.activity_id = activity.id
)`;

const factsOfActivity = sql<ActivityDocument["facts"]>`(
  select coalesce(jsonb_object_agg(key, jsonb_build_object('value', value, 'confirmedAt', confirmed_at)), '{}')
  from activity_fact where activity_fact.activity_id = activity.id
)`;

/** A text as words between spaces, so that *Ede* does not match *vrede*. */
const spaced = (text: RawBuilder<unknown>) => sql`regexp_replace(' ' || lower(${text}) || ' ', '[^[:alnum:]]+', ' ', 'g')`;

/** The first city, unless the title names it already. */
const placeBeside = (activity: string) => sql<string | null>`(
  select case when strpos(${spaced(sql.ref(`${activity}.title`))}, ${spaced(sql`first.name`)}) = 0 then first.name end
  from (
    select min(city.name) as name from activity_city join city on city.id = activity_city.city_id
    where activity_city.activity_id = ${sql.ref(`${activity}.id`)}
  ) as first
)`;

const namesakesBefore = sql<number>`(
  select count(*)::integer from activity as older
  where older.platform_id = activity.platform_id and older.title = activity.title and older.id < activity.id
    and ${isPublicIn("older")} and ${placeBeside("older")} is not distinct from ${placeBeside("activity")}
)`;

const columns = [
  "activity.id",
  "activity.platform_id as platform",
  "activity.approved",
  "activity.status",
  "activity.approval_status as approvalStatus",
  "activity.slug",
  "activity.title",
  "activity.company_name as companyName",
  "activity.description",
  "activity.minimum_age as minimumAge",
  "activity.maximum_age as maximumAge",
  "activity.persons_min as personsMin",
  "activity.persons_max as personsMax",
  "activity.website",
  "activity.show_website as showWebsite",
  "activity.location_description as locationDescription",
  "activity.contact_first_name as contactFirstName",
  "activity.contact_last_name as contactLastName",
  "activity.contact_phone as contactPhone",
  "activity.geographic_location as geographicLocation",
  "activity.indoor_outdoor as indoorOutdoor",
  "activity.old_idx as oldIdx",
  "activity.created_at as createdAt",
  "activity.updated_at as updatedAt",
  "activity.organisation_id as organisationId",
  "organisation.name as organisationName",
  mediaListBy("media.activity_id", "activity.id").as("media"),
  kindOfActivity.as("kind"),
  filtersOfActivity.as("filters"),
  citiesOfActivity.as("cities"),
  provincesOfActivity.as("provinces"),
  regionsOfActivity.as("regions"),
  factsOfActivity.as("facts"),
  placeBeside("activity").as("placeBeside"),
  namesakesBefore.as("namesakesBefore"),
] as const;
