import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { ofBrandIn, type Scope } from "../permissions/scope.ts";
import type { Period } from "./period.ts";
import { NOTHING_COUNTED, type Totals } from "./totals.ts";

/** All activities of a scope in a period. */
export async function readTotals(db: Db, scope: Scope, { from, to }: Period): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select ${sums} from service_mail_statistics join activity on activity.id = activity_id
    where submit_date between ${from}::date and ${to}::date and ${ofBrandIn(scope, "activity.platform_id")}
  `.execute(db);
  return rows[0] ?? NOTHING_COUNTED;
}

/** The same for each day on which something was counted, in their order. */
export async function readDailyTotals(db: Db, scope: Scope, { from, to }: Period): Promise<(Totals & { day: string })[]> {
  const { rows } = await sql<Totals & { day: string }>`
    select submit_date::text as day, ${sums} from service_mail_statistics join activity on activity.id = activity_id
    where submit_date between ${from}::date and ${to}::date and ${ofBrandIn(scope, "activity.platform_id")}
    group by submit_date order by submit_date
  `.execute(db);
  return rows;
}

/** The first day on which anything was counted of a scope; null when nothing was. */
export async function countedSince(db: Db, scope: Scope): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select submit_date::text as day from service_mail_statistics join activity on activity.id = activity_id
    where ${ofBrandIn(scope, "activity.platform_id")} order by submit_date limit 1
  `.execute(db);
  return rows[0]?.day ?? null;
}

const sums = sql`coalesce(sum(views), 0)::integer as views, coalesce(sum(phone_clicks), 0)::integer as "phoneClicks",
  coalesce(sum(web_clicks), 0)::integer as "webClicks", coalesce(sum(offer_requests), 0)::integer as "offerRequests"`;
