import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { SearchRecord } from "../../../packages/search/search.ts";
import { cityOf } from "../city-of.ts";
import { isPublic } from "../is-public.ts";
import { typedNamesOfProvince } from "../province-names.ts";
import type { Places } from "./places.ts";

/** A public activity as the search engine stores it, with its slug. */
export type CatalogueRecord = SearchRecord & { slug: string };

/** The places of every platform: an activity is found by their names. */
type PlacesOf = ReadonlyMap<number, Places>;

const BATCH = 2_000;

/** All public activities in batches; the next batch is fetched while the caller handles the current one. */
export async function* allRecords(db: Db, places: PlacesOf): AsyncGenerator<CatalogueRecord[]> {
  let next: Promise<Row[]> | null = rowsAfter(db, 0);
  while (next) {
    const rows: Row[] = await next;
    const last = rows.at(-1)?.id;
    next = last === undefined || rows.length < BATCH ? null : rowsAfter(db, last);
    // Prevents an unhandled rejection when the caller stops before the next batch.
    next?.catch(() => {});
    yield rows.map((row) => recordOf(row, places));
  }
}

/** The public ones among these activities. */
export async function recordsOf(db: Db, ids: readonly number[], places: PlacesOf): Promise<CatalogueRecord[]> {
  const rows = await selectRecords(db)
    .where(sql<boolean>`activity.id = any(${[...ids]})`)
    .execute();
  return rows.map((row) => recordOf(row, places));
}

function rowsAfter(db: Db, last: number): Promise<Row[]> {
  return selectRecords(db).where("activity.id", ">", last).orderBy("activity.id").limit(BATCH).execute();
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
      "activity.kind_id as kind",
      sql<number[]>`array(select city_id from activity_city where activity_id = activity.id)`.as("cities"),
      sql<number[]>`array(select province_id from activity_province where activity_id = activity.id)`.as("provinces"),
      sql<number[]>`array(select region_id from activity_region where activity_id = activity.id)`.as("regions"),
      sql<number[]>`array(select filter_id from carried_filter where activity_id = activity.id)`.as("filters"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecords>["execute"]>>[number];

function recordOf({ organisationId, organisationName, createdAt, ...row }: Row, placesOf: PlacesOf): CatalogueRecord {
  const isOrganised = organisationId !== null && organisationName !== null;
  return {
    ...row,
    organisation: isOrganised ? { id: organisationId, name: organisationName } : null,
    placeNames: placeNames(row, placesOf.get(row.platform)),
    createdAt_ms: createdAt.getTime(),
  };
}

/** Names of an activity's places and of the provinces of its cities, with alternative names such as *Den Bosch* and *Fryslân*. */
function placeNames(row: Pick<Row, "cities" | "provinces" | "regions">, places: Places | undefined): string[] {
  if (!places) return [];
  const cities = row.cities.flatMap((id) => cityOf(places, id) ?? []);
  const provinces = [...row.provinces, ...cities.map(({ province }) => province)].flatMap((id) => places.provinces.get(id) ?? []);
  const regions = row.regions.flatMap((id) => places.regions.get(id) ?? []);
  const others = [...cities.flatMap(({ aliases }) => aliases), ...provinces.flatMap(typedNamesOfProvince)];
  return [...new Set([...[...cities, ...provinces, ...regions].map(({ name }) => name), ...others])];
}
