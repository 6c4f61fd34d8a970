import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { dayIn } from "./future-date.ts";
import { providerRecipients, type ReceivingActivity } from "./provider-recipients.ts";
import type { QuoteFields } from "./quote-fields.ts";

export type NewQuoteRequest = {
  activity: ReceivingActivity;
  fields: QuoteFields;
  /** Suspicious ones are kept for a person to judge: not counted, not mailed. */
  held: boolean;
  timeZone: string;
  origin: string;
  now: Date;
};

/** Writes the row and all that follows from it, in the transaction of the caller; returns its id. */
export async function storeQuoteRequest(transaction: Db, request: NewQuoteRequest): Promise<number> {
  const { activity, fields, held, timeZone, origin, now } = request;
  const { id: quoteRequestId } = await transaction
    .insertInto("quote_request")
    .values({ ...fields, activity_id: activity.id, held, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (held) return quoteRequestId;

  for (const recipient of await providerRecipients(transaction, activity)) {
    await queueMail(transaction, { mail: "quote-to-provider", quoteRequestId, origin, recipient });
  }
  await queueMail(transaction, { mail: "quote-to-visitor", quoteRequestId, origin });
  await countOfferRequest(transaction, activity.id, dayIn(timeZone, now));
  return quoteRequestId;
}

/** Last in the transaction: requests for one activity wait for each other's line here. */
async function countOfferRequest(transaction: Db, activityId: number, day: string): Promise<void> {
  await transaction
    .insertInto("service_mail_statistics")
    .values({ activity_id: activityId, submit_date: day, offer_requests: 1 })
    .onConflict((conflict) =>
      conflict.columns(["activity_id", "submit_date"]).doUpdateSet({ offer_requests: sql`service_mail_statistics.offer_requests + 1` }),
    )
    .execute();
}
