import { brandOfPlatform } from "../../brands/brands.ts";
import { isPublic } from "../../catalogue/is-public.ts";
import type { Db } from "../../database/open.ts";
import { forwardQuoteRequest } from "../../submissions/quotes/store-quote-request.server.ts";
import type { Effect } from "../effect.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import { rejectRow, releaseRow, showRow } from "../held-row.ts";

export const quoteRequests: HeldKind = {
  async show(context, id) {
    const shown = await showRow(context, { kind: "quote", id });
    if (!shown) return null;
    return { ...shown, notes: [{ kind: "activity", ...(await shownActivity(context.db, id)) }] };
  },

  release: (context, id) => releaseRow(context, { kind: "quote", id }, (transaction) => send(transaction, context, id)),
  reject: (context, id, reason) => rejectRow(context, { kind: "quote", id }, reason),
};

async function send(transaction: Db, { originOf, now }: ModerationContext, id: number): Promise<Effect> {
  const { platform_id, title, ...activity } = await activityOf(transaction, id);
  const brand = brandOfPlatform(platform_id);
  await forwardQuoteRequest(
    transaction,
    { brand, origin: originOf(brand) },
    { quoteRequestId: id, activity, confirms: true, asksOptIn: true, holdsOptIn: false, now },
  );
  return { kind: "request-sent", activity: title };
}

async function activityOf(db: Db, quoteRequestId: number) {
  return db
    .selectFrom("quote_request as request")
    .innerJoin("activity", "activity.id", "request.activity_id")
    .select(["activity.id", "activity.platform_id", "activity.title", "activity.organisation_id", "activity.contact_email"])
    .where("request.id", "=", quoteRequestId)
    .executeTakeFirstOrThrow();
}

async function shownActivity(db: Db, quoteRequestId: number) {
  return db
    .selectFrom("quote_request as request")
    .innerJoin("activity", "activity.id", "request.activity_id")
    .leftJoin("organisation", "organisation.id", "activity.organisation_id")
    .select(["activity.title", "activity.slug", isPublic.as("isPublic"), "organisation.name as organisation"])
    .where("request.id", "=", quoteRequestId)
    .executeTakeFirstOrThrow();
}
