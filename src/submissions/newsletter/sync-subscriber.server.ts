import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import { asciiAddress } from "../../mail/international-address.ts";
import type { MailerLite } from "./mailerlite.ts";
import type { SyncJob } from "./queue-sync.server.ts";
import { isSubscribed } from "./start-opt-in.server.ts";

export type MailService = { mailerLite: MailerLite | null; signal?: AbortSignal };

/**
 * Sends the state of a subscription to the mail service, if there is one and the row was not erased
 * (decisions/017-newsletter-list-and-mailerlite.md). Throws errors that the queue must retry.
 */
export async function syncSubscriber(db: Db, { mailerLite, signal }: MailService, { subscriptionId }: SyncJob): Promise<void> {
  if (!mailerLite) return;
  const row = await db
    .selectFrom("newsletter_subscription")
    .select(["platform_id", "name", "email", "confirmed_at", "unsubscribed_at"])
    .where("id", "=", subscriptionId)
    .executeTakeFirst();
  if (!row) return;

  const { name } = row;
  const email = asciiAddress(row.email);
  const group = brandOfPlatform(row.platform_id).subscriberGroup;
  if (row.confirmed_at && isSubscribed(row)) await mailerLite.addReader({ email, name, group, confirmedAt: row.confirmed_at }, signal);
  else await mailerLite.removeReader({ email, group }, signal);
}
