import { sendAccountMail } from "../../accounts/send-account-mail.ts";
import { sendContactMail } from "../../submissions/contact/send-contact-mail.server.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import { sendEventMail } from "../../submissions/events/send-event-mail.server.ts";
import { sendWaitingReport } from "../../moderation/send-waiting-report.ts";
import type { Deliver } from "../deliver.ts";
import type { Mail } from "../mail.ts";
import type { MailJob } from "../mail-job.ts";
import type { RowSource } from "../../submissions/mask-person.server.ts";
import { sendNewsletterMail } from "../../submissions/newsletter/send-newsletter-mail.server.ts";
import { sendQuoteMail } from "../../submissions/quotes/send-quote-mail.server.ts";

/** Needed to write mails: their data, which is masked for a preview, and the signature of their links. */
export type MailSources = RowSource & { secrets: Pick<Secrets, "sign" | "decrypt" | "pseudonym"> };

/** Passes a queued mail to the function that writes and delivers it. */
export async function sendMail(sources: MailSources, job: MailJob, deliver: (mail: Mail) => ReturnType<Deliver>): Promise<void> {
  const { db } = sources;
  switch (job.mail) {
    case "quote-to-provider":
    case "quote-to-visitor":
      return sendQuoteMail(sources, job, deliver);
    case "contact-to-platform":
    case "contact-to-visitor":
      return sendContactMail(sources, job, deliver);
    case "newsletter-confirm":
    case "newsletter-already":
    case "newsletter-welcome":
      return sendNewsletterMail(sources, job, deliver);
    case "event-to-platform":
    case "event-to-visitor":
      return sendEventMail(sources, job, deliver);
    case "office-login":
    case "office-invitation":
    case "office-address-code":
    case "office-address-changed":
    case "office-new-browser":
    case "office-factors-changed":
      return sendAccountMail(sources, job, deliver);
    case "waiting-report":
      return sendWaitingReport(db, job, deliver);
  }
}
