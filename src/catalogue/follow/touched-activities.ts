import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";
import { SUGGESTED_CITY } from "../load/sections.ts";

/** Ids of the activities whose search record changes: changed ones, and those that contain a changed name. */
export async function touchedActivities(db: Db, changes: readonly Change[]): Promise<number[]> {
  const [organisations, places, own] = [idsOf(changes, "organisation"), idsOf(changes, "place"), idsOf(changes, "activity")];
  const suggested = idsOf(changes, SUGGESTED_CITY);
  if (organisations.length + places.length + suggested.length === 0) return own;

  // A changed place may be a city, province or region: its id is looked up in each.
  const { rows } = await sql<{ id: number }>`
    select id from activity where organisation_id = any(${organisations})
    union
    select activity_id from activity_city join city on city.id = city_id
      where city_id = any(${places}) or province_id = any(${places})
    union
    select activity_id from activity_city where city_id = any(${suggested})
    union
    select activity_id from activity_province where province_id = any(${places})
    union
    select activity_id from activity_region where region_id = any(${places})`.execute(db);
  return [...new Set([...own, ...rows.map(({ id }) => id)])];
}

/** No set: changes have no duplicates, and a set of a hundred thousand ids is slow. */
function idsOf(changes: readonly Change[], kind: string): number[] {
  const ids: number[] = [];
  for (const change of changes) if (change.kind === kind) ids.push(change.id);
  return ids;
}
