import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { SearchRecord } from "../../search/search.ts";
import { isPublic } from "../is-public.ts";

/** A public activity as the search keeps it, with its address. */
export type CatalogueRecord = SearchRecord & { slug: string };

const BATCH = 2_000;

/** All public activities, a batch at a time. */
export async function* allRecords(db: Db): AsyncGenerator<CatalogueRecord[]> {
  let last = 0;
  for (;;) {
    const records = await selectRecords(db).where("activity.id", ">", last).orderBy("activity.id").limit(BATCH).execute();
    yield records.map(recordOf);
    if (records.length < BATCH) return;
    last = records.at(-1)?.id ?? last;
  }
}

/** The public ones among these activities. */
export async function recordsOf(db: Db, ids: readonly number[]): Promise<CatalogueRecord[]> {
  const records: CatalogueRecord[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = [...ids.slice(start, start + BATCH)];
    const rows = await selectRecords(db)
      .where(sql<boolean>`activity.id = any(${batch})`)
      .execute();
    records.push(...rows.map(recordOf));
  }
  return records;
}

function selectRecords(db: Db) {
  return db
    .selectFrom("activity")
    .leftJoin("organisation", "organisation.id", "activity.organisation_id")
    .where(isPublic)
    .select([
      "activity.id",
      "activity.platform_id as platform",
      "activity.slug",
      "activity.title",
      "activity.company_name as companyName",
      "activity.organisation_id as organisationId",
      "organisation.name as organisationName",
      "activity.description",
      "activity.persons_min as personsMin",
      "activity.persons_max as personsMax",
      "activity.minimum_age as minimumAge",
      "activity.maximum_age as maximumAge",
      "activity.geographic_location as reach",
      "activity.indoor_outdoor as indoorOutdoor",
      "activity.created_at as createdAt",
      sql<number[]>`array(select city_id from activity_city where activity_id = activity.id)`.as("cities"),
      sql<number[]>`array(select province_id from activity_province where activity_id = activity.id)`.as("provinces"),
      sql<number[]>`array(select region_id from activity_region where activity_id = activity.id)`.as("regions"),
      sql<number[]>`array(select filter_id from activity_filter where activity_id = activity.id)`.as("filters"),
      placeNames.as("placeNames"),
    ]);
}

/** Of the places of an activity, and of the provinces that its cities lie in. */
const placeNames = sql<string[]>`array(
  select name from city join activity_city on city_id = city.id where activity_id = activity.id
  union
  select province.name from province join city on province_id = province.id join activity_city on city_id = city.id
    where activity_id = activity.id
  union
  select name from province join activity_province on province_id = province.id where activity_id = activity.id
  union
  select name from region join activity_region on region_id = region.id where activity_id = activity.id
)`;

type Row = Awaited<ReturnType<ReturnType<typeof selectRecords>["execute"]>>[number];

function recordOf({ organisationId, organisationName, createdAt, ...row }: Row): CatalogueRecord {
  const isOrganised = organisationId !== null && organisationName !== null;
  return {
    ...row,
    organisation: isOrganised ? { id: organisationId, name: organisationName } : null,
    createdAt_ms: createdAt.getTime(),
  };
}
