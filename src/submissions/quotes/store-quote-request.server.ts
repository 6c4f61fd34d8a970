import type { Db } from "../../database/open.ts";
import type { StoreOptions } from "../once/submit-once.server.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { holdSubscription, startOptIn } from "../newsletter/start-opt-in.server.ts";
import { countOfferRequest } from "../../analytics/count-offer-request.server.ts";
import { providerRecipients, type ReceivingActivity } from "./provider-recipients.server.ts";
import type { QuoteFields } from "./quote-fields.server.ts";

export type NewQuoteRequest = { activity: ReceivingActivity; fields: QuoteFields; options: StoreOptions };

/** Stores the request and, unless it is held, forwards it, in the caller's transaction; returns the id. */
export async function storeQuoteRequest(transaction: Db, sender: MailingSite, request: NewQuoteRequest): Promise<number> {
  const { activity, fields, options } = request;
  const { id } = await transaction
    .insertInto("quote_request")
    .values({ ...fields, activity_id: activity.id, held: options.held, created_at: options.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!options.held) await forwardQuoteRequest(transaction, sender, { quoteRequestId: id, activity, ...options });
  return id;
}

type Forwarding = { quoteRequestId: number; activity: ReceivingActivity } & Pick<
  StoreOptions,
  "confirms" | "asksOptIn" | "holdsOptIn" | "now"
>;

/** Queues the mails of a request and counts it, when it is sent or released by a moderator. */
export async function forwardQuoteRequest(transaction: Db, sender: MailingSite, passing: Forwarding): Promise<void> {
  const { quoteRequestId, activity, confirms, now } = passing;
  const { origin, requestId } = sender;
  await mailProvider(transaction, sender, passing);
  if (confirms) await queueMail(transaction, { mail: "quote-to-visitor", quoteRequestId, origin, requestId });
  await askForNewsletter(transaction, sender, passing);
  await countOfferRequest(transaction, activity.id, { brand: sender.brand, now });
}

/** Queues a mail to each recipient of the provider. Returns their number. */
export async function mailProvider(
  transaction: Db,
  { origin, requestId }: MailingSite,
  { quoteRequestId, activity }: Pick<Forwarding, "quoteRequestId" | "activity">,
): Promise<number> {
  const recipients = await providerRecipients(transaction, activity);
  for (const recipient of recipients) {
    await queueMail(transaction, { mail: "quote-to-provider", quoteRequestId, origin, requestId, recipient });
  }
  return recipients.length;
}

/** Starts the opt-in if the box was ticked (specification 3, Behaviour). Reads the row, because a held request is forwarded later. */
async function askForNewsletter(transaction: Db, sender: MailingSite, passing: Forwarding): Promise<void> {
  const { quoteRequestId, asksOptIn, holdsOptIn, now } = passing;
  const subscriber = await transaction
    .selectFrom("quote_request")
    .select(["name", "email"])
    .where("id", "=", quoteRequestId)
    .where("subscribe", "=", true)
    .executeTakeFirst();
  if (!subscriber) return;
  if (holdsOptIn) await holdSubscription(transaction, sender.brand.id, { ...subscriber, now });
  else await startOptIn(transaction, sender, { ...subscriber, asks: asksOptIn, now });
}
