import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { ofBrandIn, type Scope } from "../permissions/scope.ts";
import type { HeldKindName } from "./held-item.ts";

/** What waits of a kind: how many, at most `MOST`, and since when. */
export type Waiting = { kind: HeldKindName; count: number; oldest: Date | null };

/** More are not counted: nobody works through them in a day. */
export const MOST = 1_000;

/** What waits in the scope, per kind; kinds of which nothing waits too. */
export async function countWaiting(db: Db, scope: Scope): Promise<Waiting[]> {
  const inScope = ofBrandIn(scope, "platform_id");
  const { rows } = await sql<Waiting>`
    ${countOf(
      "quote",
      sql`quote_request as request join activity on activity.id = request.activity_id
      where request.held and request.rejected_at is null and ${ofBrandIn(scope, "activity.platform_id")}`,
      "request.created_at",
    )}
    union all ${countOf("message", sql`contact_message where held and rejected_at is null and ${inScope}`)}
    union all ${countOf("newsletter", sql`newsletter_subscription where held and rejected_at is null and ${inScope}`)}
    union all ${countOf("event", sql`event_request where event_id is null and rejected_at is null and ${inScope}`)}
    union all ${countOf("city", sql`city where not listed and rejected_at is null and ${inScope}`)}
  `.execute(db);
  return rows;
}

function countOf(kind: HeldKindName, from: ReturnType<typeof sql>, since = "created_at") {
  const found = sql`select ${sql.ref(since)} as since from ${from} order by 1 limit ${MOST}`;
  return sql`(select ${kind}::text as kind, count(*)::integer as count, min(since) as oldest from (${found}) as found)`;
}
