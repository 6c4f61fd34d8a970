import { activityUrl } from "../../activities/activity-url.ts";
import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import type { Deliver } from "../../mail/deliver.ts";
import type { Mail } from "../../mail/mail.ts";
import { quoteToProvider } from "../../mail/quote-to-provider.ts";
import { quoteToVisitor } from "../../mail/quote-to-visitor.ts";
import type { ProviderRecipient, QuoteMailJob } from "../../mail/mail-job.ts";
import { findQuotedRequest, type FoundRequest } from "./find-quoted-request.server.ts";
import { maskSender, type RowSource } from "../mask-person.server.ts";

/** Sends one mail of a quote request; none if the request was erased meanwhile. Throws errors that the queue must retry. */
export async function sendQuoteMail(
  { db, isMasked }: RowSource,
  job: QuoteMailJob,
  deliver: (mail: Mail) => ReturnType<Deliver>,
): Promise<void> {
  const row = await findQuotedRequest(db, job.quoteRequestId);
  if (!row) return;
  const found = isMasked ? maskSender(row) : row;
  const brand = brandOfPlatform(found.platformId);
  const { slug, title, companyName } = found.activity;
  const request = { ...found, requestId: job.requestId, activity: { title, companyName, url: `${job.origin}${activityUrl({ slug })}` } };

  switch (job.mail) {
    case "quote-to-visitor":
      return deliver(quoteToVisitor(brand, request));
    case "quote-to-provider": {
      const address = await addressOf(db, found, job.recipient);
      return deliver(quoteToProvider(brand, request, { name: recipientName(job.recipient), address: address ?? brand.email }));
    }
  }
}

/** The current address of the recipient, or else of the next fallback; null if there is none. */
async function addressOf(db: Db, found: FoundRequest, recipient: ProviderRecipient): Promise<string | null> {
  const { contactEmail, organisationEmail } = found.activity;
  switch (recipient.kind) {
    case "contact-person": {
      const person = await db.selectFrom("contact_person").select("email").where("id", "=", recipient.id).executeTakeFirst();
      return person?.email ?? contactEmail ?? organisationEmail;
    }
    case "activity":
      return contactEmail ?? organisationEmail;
    case "organisation":
      return organisationEmail;
    case "platform":
      return null;
  }
}

function recipientName(recipient: ProviderRecipient): string {
  return recipient.kind === "contact-person" ? `person-${recipient.id}` : recipient.kind;
}
