import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { isCityInUse } from "../../places/city-in-use.server.ts";
import { PERIODS } from "./periods.ts";

/** Limit per platform; that many take a few hundred kilobytes of memory in every process. */
const MAX_UNUSED = 1_000;

/**
 * Removes suggested cities that nothing uses: rejected ones, expired ones, and of the others the oldest beyond `most` per
 * platform. Returns their number.
 */
export async function removeSuggestedCities(db: Db, now: Date, { most = MAX_UNUSED } = {}): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with unused as (
      select id, rejected_at is not null or created_at < ${now}::timestamptz - ${`${PERIODS.suggestedCityDays} days`}::interval as "isOver",
        row_number() over (partition by platform_id order by rejected_at is null desc, created_at desc, id desc) as place
      from city
      where not listed and not ${isCityInUse(sql.ref("city.id"))}),
    -- Skips cities that a running transaction has locked; the next run removes them.
    removable as (select id from city where id = any(array(select id from unused where "isOver" or place > ${most})) for update skip locked)
    delete from city where id = any(array(select id from removable))`.execute(db);
  return Number(numAffectedRows);
}
