import { brandOfPlatform } from "../../brands/brands.ts";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { recordAct } from "../../history/record-act.ts";
import { mailsOfRow } from "../../mail/mails-of-row.ts";
import type { Actor } from "../../permissions/actor.ts";
import { isBrandIn, type Scope } from "../../permissions/scope.ts";
import { mailProvider } from "./store-quote-request.server.ts";

export type Resending = {
  quoteRequestId: number;
  actor: Actor;
  scope: Scope;
  originOf: (brand: Brand) => string;
  requestId: string;
};

/** `undecided`: it is held or rejected, so the provider must not get it. `queued`: its mail has not left yet. */
export type ResendOutcome = { kind: "sent"; actId: number } | { kind: "not-found" } | { kind: "undecided" } | { kind: "queued" };

/** Mails a request to its provider again. Who receives it is read anew: contact people may have changed. */
export async function resendQuoteRequest(db: Db, resending: Resending): Promise<ResendOutcome> {
  const { quoteRequestId, actor, scope, originOf, requestId } = resending;
  return db.transaction().execute(async (transaction): Promise<ResendOutcome> => {
    // Locks the request, so that the second of two clicks finds the mail of the first.
    const found = await transaction
      .selectFrom("quote_request as request")
      .innerJoin("activity", "activity.id", "request.activity_id")
      .select(["activity.id", "activity.organisation_id", "activity.contact_email"])
      .select(["request.platform_id", "request.held", "request.rejected_at"])
      .where("request.id", "=", quoteRequestId)
      .forUpdate("request")
      .executeTakeFirst();
    if (!found || !isBrandIn(scope, found.platform_id)) return { kind: "not-found" };
    const { platform_id: platformId, held, rejected_at, ...activity } = found;
    if (held || rejected_at) return { kind: "undecided" };
    const mails = await mailsOfRow(transaction, { field: "quoteRequestId", id: quoteRequestId });
    if (mails.some(({ mail, state }) => mail === "quote-to-provider" && state !== "dead")) return { kind: "queued" };

    const brand = brandOfPlatform(platformId);
    const recipients = await mailProvider(transaction, { brand, origin: originOf(brand), requestId }, { quoteRequestId, activity });
    const subject = { kind: "quote", id: quoteRequestId, platformId, organisationId: activity.organisation_id };
    const changes = { mails: [null, recipients] as const };
    return { kind: "sent", actId: await recordAct(transaction, { actor, action: "quotes.resend", subject, changes, requestId }) };
  });
}
