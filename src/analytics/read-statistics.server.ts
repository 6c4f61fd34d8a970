import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/** Days as `YYYY-MM-DD`, both included; a null `platformId` stands for all brands. */
export type StatisticsQuery = { platformId: number | null; from: string; to: string };

export type ActivityCounts = {
  platformId: number;
  organisation: string | null;
  activity: { id: number; title: string };
  views: number;
  phoneClicks: number;
  webClicks: number;
  offerRequests: number;
};

export type BannerCounts = {
  platformId: number;
  banner: { id: number; title: string; active: boolean };
  views: number;
  clicks: number;
  /** Clicks since the banner was created. */
  amountOfClicks: number;
};

/** Activities with counts on these days, those with most quote requests first. */
export async function readActivityCounts(db: Db, query: StatisticsQuery): Promise<ActivityCounts[]> {
  const { rows } = await sql<ActivityCounts>`
    select activity.platform_id as "platformId", organisation.name as organisation,
           json_build_object('id', activity.id, 'title', activity.title) as activity,
           sum(views)::integer as views, sum(phone_clicks)::integer as "phoneClicks",
           sum(web_clicks)::integer as "webClicks", sum(offer_requests)::integer as "offerRequests"
    from service_mail_statistics
    join activity on activity.id = activity_id
    left join organisation on organisation.id = organisation_id
    where submit_date between ${query.from}::date and ${query.to}::date and ${ofPlatform(query, "activity")}
    group by activity.id, organisation.id
    order by "offerRequests" desc, views desc, activity.id
  `.execute(db);
  return rows;
}

/** Active banners, and inactive ones with counts on these days; the most clicked first. */
export async function readBannerCounts(db: Db, query: StatisticsQuery): Promise<BannerCounts[]> {
  const { rows } = await sql<BannerCounts>`
    select banner.platform_id as "platformId",
           json_build_object('id', banner.id, 'title', banner.title, 'active', banner.active) as banner,
           coalesce(sum(views), 0)::integer as views, coalesce(sum(clicks), 0)::integer as clicks,
           banner.amount_of_clicks as "amountOfClicks"
    from banner
    left join banner_statistics
      on banner_id = banner.id and submit_date between ${query.from}::date and ${query.to}::date
    where (banner.active or banner_id is not null) and ${ofPlatform(query, "banner")}
    group by banner.id
    order by clicks desc, views desc, banner.id
  `.execute(db);
  return rows;
}

function ofPlatform({ platformId }: StatisticsQuery, table: "activity" | "banner") {
  return platformId === null ? sql`true` : sql`${sql.ref(`${table}.platform_id`)} = ${platformId}`;
}
