import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import type { Deliver } from "../../mail/deliver.ts";
import type { Mail } from "../../mail/mail.ts";
import type { NewsletterMailJob } from "../../mail/mail-job.ts";
import { confirmableUntil, confirmUrl, unsubscribeUrl } from "./links.server.ts";
import { alreadyMail, confirmMail, welcomeMail } from "./newsletter-mails.server.ts";
import { isSubscribed } from "./start-opt-in.server.ts";

type Sources = { db: Db; secrets: Pick<Secrets, "sign"> };

/**
 * Sends one mail of a subscription, unless the row was erased or rejected, or the link was used or has expired. Signs links here, so
 * that the queue contains none. Throws errors that the queue must retry.
 */
export async function sendNewsletterMail({ db, secrets }: Sources, job: NewsletterMailJob, deliver: (mail: Mail) => ReturnType<Deliver>) {
  const row = await db
    .selectFrom("newsletter_subscription")
    .select(["id", "platform_id", "email", "confirmed_at", "unsubscribed_at", "rejected_at"])
    .where("id", "=", job.subscriptionId)
    .executeTakeFirst();
  if (!row || row.rejected_at) return;

  const brand = brandOfPlatform(row.platform_id);
  const { origin, requestId } = job;
  const askedAt = new Date(job.askedAt);
  const name = `newsletter-${row.id}-${askedAt.getTime()}-${job.mail.slice("newsletter-".length)}`;
  const mail = { to: row.email, name, requestId, origin };
  if (job.mail === "newsletter-confirm") {
    const until = confirmableUntil(askedAt);
    if (isSubscribed(row) || until <= new Date()) return;
    return deliver(confirmMail(brand, mail, { url: confirmUrl(secrets, origin, { subscriptionId: row.id, askedAt }), until }));
  }
  if (!isSubscribed(row)) return;
  const compose = job.mail === "newsletter-already" ? alreadyMail : welcomeMail;
  return deliver(compose(brand, mail, unsubscribeUrl(secrets, origin, row.id)));
}
