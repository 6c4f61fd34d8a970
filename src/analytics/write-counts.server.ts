import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import type { CountedLine } from "./pending-counts.ts";
import { isBannerEvent } from "./analytics-event.ts";

/**
 * Adds the lines to the stored counts in one transaction, and skips those of deleted activities and banners. Every writer
 * locks in the order of the ids, activities first, so that concurrent processes cannot deadlock.
 */
export async function writeCounts(db: Db, lines: readonly CountedLine[]): Promise<void> {
  const ofBanners = lines.filter(({ kind }) => isBannerEvent(kind));
  const ofActivities = lines.filter(({ kind }) => !isBannerEvent(kind));
  await db.transaction().execute(async (transaction) => {
    if (ofActivities.length > 0) await writeActivities(transaction, ofActivities);
    if (ofBanners.length > 0) await writeBanners(transaction, ofBanners);
  });
}

async function writeActivities(transaction: Db, lines: readonly CountedLine[]): Promise<void> {
  // Deleting an activity deletes its counts: wait for a running delete before locking any of them.
  await sql`select from activity where id = any(${idsOf(lines)}) order by id for key share`.execute(transaction);
  await sql`
    insert into service_mail_statistics (activity_id, submit_date, views, phone_clicks, web_clicks)
    select line.id, line.day, ${amountOf("view")}, ${amountOf("phone")}, ${amountOf("website")}
    from ${table(lines)} join activity on activity.id = line.id
    group by line.id, line.day
    order by line.id, line.day
    on conflict (activity_id, submit_date) do update
    set views = service_mail_statistics.views + excluded.views,
        phone_clicks = service_mail_statistics.phone_clicks + excluded.phone_clicks,
        web_clicks = service_mail_statistics.web_clicks + excluded.web_clicks
  `.execute(transaction);
}

async function writeBanners(transaction: Db, lines: readonly CountedLine[]): Promise<void> {
  await sql`select from banner where id = any(${idsOf(lines)}) order by id for no key update`.execute(transaction);
  await sql`
    insert into banner_statistics (banner_id, submit_date, views, clicks)
    select line.id, line.day, ${amountOf("banner-view")}, ${amountOf("banner-click")}
    from ${table(lines)} join banner on banner.id = line.id
    group by line.id, line.day
    order by line.id, line.day
    on conflict (banner_id, submit_date) do update
    set views = banner_statistics.views + excluded.views, clicks = banner_statistics.clicks + excluded.clicks
  `.execute(transaction);
  await sql`
    update banner set amount_of_clicks = amount_of_clicks + clicked.amount
    from (select id, ${amountOf("banner-click")} as amount from ${table(lines)} group by id) as clicked
    where clicked.id = banner.id and clicked.amount > 0
  `.execute(transaction);
}

function table(lines: readonly CountedLine[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(lines)}::json) as line (kind text, id integer, day date, amount integer)`;
}

function amountOf(kind: CountedLine["kind"]): RawBuilder<unknown> {
  return sql`coalesce(sum(line.amount) filter (where line.kind = ${kind}), 0)::integer`;
}

function idsOf(lines: readonly CountedLine[]): number[] {
  return [...new Set(lines.map(({ id }) => id))];
}
