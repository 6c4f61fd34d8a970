import { sendAccountMail } from "../../accounts/send-account-mail.ts";
import { sendContactMail } from "../../submissions/contact/send-contact-mail.server.ts";
import type { Db } from "../../database/open.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import { sendEventMail } from "../../submissions/events/send-event-mail.server.ts";
import { sendWaitingReport } from "../../moderation/send-waiting-report.ts";
import type { Deliver } from "../deliver.ts";
import type { Mail } from "../mail.ts";
import type { MailJob } from "../mail-job.ts";
import { sendNewsletterMail } from "../../submissions/newsletter/send-newsletter-mail.server.ts";
import { sendQuoteMail } from "../../submissions/quotes/send-quote-mail.server.ts";

/** Needed to write mails: their data, and the signature of their links. */
export type MailSources = { db: Db; secrets: Pick<Secrets, "sign" | "decrypt" | "pseudonym"> };

/** Passes a queued mail to the function that writes and delivers it. */
export async function sendMail({ db, secrets }: MailSources, job: MailJob, deliver: (mail: Mail) => ReturnType<Deliver>): Promise<void> {
  switch (job.mail) {
    case "quote-to-provider":
    case "quote-to-visitor":
      return sendQuoteMail(db, job, deliver);
    case "contact-to-platform":
    case "contact-to-visitor":
      return sendContactMail(db, job, deliver);
    case "newsletter-confirm":
    case "newsletter-already":
    case "newsletter-welcome":
      return sendNewsletterMail({ db, secrets }, job, deliver);
    case "event-to-platform":
    case "event-to-visitor":
      return sendEventMail(db, job, deliver);
    case "office-login":
    case "office-invitation":
    case "office-address-code":
    case "office-address-changed":
    case "office-new-browser":
    case "office-factors-changed":
      return sendAccountMail({ db, secrets }, job, deliver);
    case "waiting-report":
      return sendWaitingReport(db, job, deliver);
  }
}
