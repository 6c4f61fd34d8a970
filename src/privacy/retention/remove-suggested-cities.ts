import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { isCityInUse } from "../../places/city-in-use.server.ts";
import { PERIODS } from "./periods.ts";

/** Of a platform, when no other figure is given: more than an editor reads, and a few hundred kilobytes of every process. */
const MOST_UNUSED = 1_000;

/**
 * Removes cities that visitors suggested and in which nothing stands: those that were turned down, those of which no editor
 * made anything for so long, and of the others the oldest beyond `most` of a platform. Answers how many.
 */
export async function removeSuggestedCities(db: Db, now: Date, { most = MOST_UNUSED } = {}): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with unused as (
      select id, rejected_at is not null or created_at < ${now}::timestamptz - ${`${PERIODS.suggestedCityDays} days`}::interval as "isOver",
        row_number() over (partition by platform_id order by rejected_at is null desc, created_at desc, id desc) as place
      from city
      where not listed and not ${isCityInUse(sql.ref("city.id"))}),
    -- One in which something is being placed at this moment is left for the next night.
    gone as (select id from city where id = any(array(select id from unused where "isOver" or place > ${most})) for update skip locked)
    delete from city where id = any(array(select id from gone))`.execute(db);
  return Number(numAffectedRows);
}
