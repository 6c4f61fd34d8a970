import { sql } from "kysely";
import type { Db } from "../../database/open.ts";

/** A quarter. */
const DAYS = 90;
/** Of each brand: enough for lists and charts, and few enough not to delay the first start. */
const ACTIVITIES = 10;

/** Adds invented counts of a quarter to some activities and to every banner; the same ones for the same day. */
export async function fillTrialFigures(transaction: Db, today: string): Promise<void> {
  await sql`
    insert into service_mail_statistics (activity_id, submit_date, views, phone_clicks, web_clicks, offer_requests)
    select id, day, views, views / 19, views / 8, (noise % 13 = 0)::integer + (noise % 31 = 0)::integer
    from (
      select chosen.id, day, noise, (${ACTIVITIES} + 5 - chosen.place) * (60 + noise) / 100 * ${weekendFactor} / 10 as views
      from (
        select id, row_number() over (partition by platform_id order by id)::integer as place
        from activity where approved and status = 'ACTIVE' and not is_edit_copy
      ) as chosen, ${lastDays(today)} as calendar, lateral (select ${noise("chosen.id")} as noise) as drawn
      where chosen.place <= ${ACTIVITIES}
    ) as invented
    on conflict do nothing
  `.execute(transaction);
  await sql`
    insert into banner_statistics (banner_id, submit_date, views, clicks)
    select banner.id, day, 40 + noise, (40 + noise) * (1 + banner.id % 3) / 90
    from banner, ${lastDays(today)} as calendar, lateral (select ${noise("banner.id")} as noise) as drawn
    where banner.active
    on conflict do nothing
  `.execute(transaction);
  await sql`
    update banner set amount_of_clicks = amount_of_clicks + clicks
    from (select banner_id, sum(clicks)::integer as clicks from banner_statistics group by banner_id) as counted
    where banner_id = banner.id
  `.execute(transaction);
}

/** Outings are looked for at the end of the week. */
const weekendFactor = sql`case extract(isodow from day) when 5 then 12 when 6 then 15 when 7 then 14 else 10 end::integer`;

function lastDays(today: string) {
  return sql`(select (${today}::date - back)::date as day from generate_series(0, ${DAYS}::integer - 1) as back)`;
}

/** From 0 to 99, by row and day. */
function noise(id: string) {
  return sql`abs(hashtext(${sql.ref(id)}::text || day::text) % 100)`;
}
