import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import { forwardQuoteRequest } from "../../submissions/quotes/store-quote-request.server.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import { rejectRow, releaseRow } from "../held-row.ts";
import { maskAddress } from "../../mail/mask-address.ts";
import { readRowFields } from "../row-fields.ts";

export const quoteRequests: HeldKind = {
  async list(db) {
    const rows = await db
      .selectFrom("quote_request as request")
      .innerJoin("activity", "activity.id", "request.activity_id")
      .select([
        "request.id",
        "request.email",
        "request.created_at as since",
        "activity.platform_id as platformId",
        "activity.title as what",
      ])
      .where("request.held", "=", true)
      .where("request.rejected_at", "is", null)
      .orderBy("request.created_at")
      .execute();
    return rows.map(({ id, email, ...row }) => ({ name: `quote:${id}`, who: maskAddress(email), ...row }));
  },

  async show({ db }, id) {
    const row = await readRowFields(db, "quote_request", id);
    return row && [["activity", (await activityOf(db, id)).title], ...row];
  },

  release: (context, id) => releaseRow(context, { table: "quote_request", id }, (transaction) => send(transaction, context, id)),
  reject: (context, id) => rejectRow(context, { table: "quote_request", id }),
};

async function send(transaction: Db, { originOf, now }: ModerationContext, id: number): Promise<string> {
  const { platform_id, title, ...activity } = await activityOf(transaction, id);
  const brand = brandOfPlatform(platform_id);
  await forwardQuoteRequest(
    transaction,
    { brand, origin: originOf(brand) },
    { quoteRequestId: id, activity, confirms: true, asksOptIn: true, holdsOptIn: false, now },
  );
  return `The request for "${title}" was counted; its provider and the visitor are mailed.`;
}

async function activityOf(db: Db, quoteRequestId: number) {
  return db
    .selectFrom("quote_request as request")
    .innerJoin("activity", "activity.id", "request.activity_id")
    .select(["activity.id", "activity.platform_id", "activity.title", "activity.organisation_id", "activity.contact_email"])
    .where("request.id", "=", quoteRequestId)
    .executeTakeFirstOrThrow();
}
