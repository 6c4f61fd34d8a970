import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { ofBrandIn, type Scope } from "../permissions/scope.ts";
import type { Period } from "./period.ts";
import type { Totals } from "./totals.ts";

export type ActivityCounts = Totals & { platformId: number; organisation: string | null; activity: { id: number; title: string } };

export type BannerCounts = {
  platformId: number;
  banner: { id: number; title: string; active: boolean };
  views: number;
  clicks: number;
  /** Clicks since the banner was created. */
  amountOfClicks: number;
};

export type ActivityOrder = { by: keyof Totals; direction: "asc" | "desc" };

/** `text` is a part of the title of an activity, or of the name of its organisation. */
type ActivityQuery = { period: Period; text?: string | undefined; order?: ActivityOrder; limit?: number; offset?: number };

/** Rows in memory at one time. */
const EXPORT_ROWS = 500;
const MOST_REQUESTS: ActivityOrder = { by: "offerRequests", direction: "desc" };

/** Activities with counts in a period; by default those with most quote requests first. */
export async function readActivityCounts(
  db: Db,
  scope: Scope,
  { period, text, order = MOST_REQUESTS, limit, offset = 0 }: ActivityQuery,
): Promise<ActivityCounts[]> {
  const { rows } = await sql<ActivityCounts>`
    ${countsOf(counted(scope, { period, text }))}
    order by ${inOrder(order)}
    limit ${limit ?? null} offset ${offset}
  `.execute(db);
  return rows;
}

/** All of them in pages. They keep the order of the beginning, so that each comes once while visitors are being counted. */
export async function* exportActivityCounts(
  db: Db,
  scope: Scope,
  { period, text, order = MOST_REQUESTS }: Omit<ActivityQuery, "limit" | "offset">,
): AsyncGenerator<ActivityCounts[]> {
  const sorted = await sql<{ id: number }>`
    select id from (${countsOf(counted(scope, { period, text }))}) as activity order by ${inOrder(order)}
  `.execute(db);
  for (let start = 0; start < sorted.rows.length; start += EXPORT_ROWS) {
    const ids = sorted.rows.slice(start, start + EXPORT_ROWS).map(({ id }) => id);
    const { rows } = await sql<ActivityCounts>`
      ${countsOf(sql`${counted(scope, { period, text })} and activity.id = any(${ids}::integer[])`)}
      order by array_position(${ids}::integer[], activity.id)
    `.execute(db);
    yield rows;
  }
}

/** The number of activities with counts in a period, at most `most`. */
export async function countCountedActivities(
  db: Db,
  scope: Scope,
  { period, text, most }: { period: Period; text?: string | undefined; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from ${counted(scope, { period, text })} group by activity.id limit ${most}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Active banners, and inactive ones with counts in a period; the most clicked first. */
export async function readBannerCounts(db: Db, scope: Scope, { from, to }: Period): Promise<BannerCounts[]> {
  const { rows } = await sql<BannerCounts>`
    select banner.platform_id as "platformId",
           json_build_object('id', banner.id, 'title', banner.title, 'active', banner.active) as banner,
           coalesce(sum(views), 0)::integer as views, coalesce(sum(clicks), 0)::integer as clicks,
           banner.amount_of_clicks as "amountOfClicks"
    from banner
    left join banner_statistics on banner_id = banner.id and submit_date between ${from}::date and ${to}::date
    where (banner.active or banner_id is not null) and ${ofBrandIn(scope, "banner.platform_id")}
    group by banner.id
    order by clicks desc, views desc, banner.id
  `.execute(db);
  return rows;
}

/** The counts of each activity of a source. */
function countsOf(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select activity.id, activity.platform_id as "platformId", organisation.name as organisation,
           json_build_object('id', activity.id, 'title', activity.title) as activity,
           sum(views)::integer as views, sum(phone_clicks)::integer as "phoneClicks",
           sum(web_clicks)::integer as "webClicks", sum(offer_requests)::integer as "offerRequests"
    from ${source}
    group by activity.id, organisation.id`;
}

/** By columns of `countsOf`. */
function inOrder({ by, direction }: ActivityOrder): RawBuilder<unknown> {
  return sql`${sql.ref(by)} ${sql.raw(direction)}, views desc, id`;
}

function counted(scope: Scope, { period, text }: { period: Period; text: string | undefined }) {
  const isFound =
    text === undefined ? sql`true` : sql`strpos(lower(activity.title || ' ' || coalesce(organisation.name, '')), lower(${text})) > 0`;
  return sql`service_mail_statistics
    join activity on activity.id = activity_id
    left join organisation on organisation.id = organisation_id
    where submit_date between ${period.from}::date and ${period.to}::date and ${ofBrandIn(scope, "activity.platform_id")} and ${isFound}`;
}
