import { NEWSLETTER_FIELDS, readNewsletterForm } from "../../../submissions/newsletter/newsletter-form.ts";
import { subscribe } from "../../../submissions/newsletter/subscribe.server.ts";
import type { FormSite } from "../../../sites.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { thanksUrl } from "../../forms/thanks-query.ts";
import { NEWSLETTER_FORM, NEWSLETTER_FRAGMENT, NEWSLETTER_THANKS } from "./newsletter-form-name.ts";

/** Sends the posted newsletter form. */
export async function sendNewsletter(site: FormSite, request: Request) {
  return sendForm(site, await readPosted(site, request), {
    name: NEWSLETTER_FORM,
    fields: NEWSLETTER_FIELDS,
    read: readNewsletterForm,
    send: (body, envelope) => subscribe(site.db, site, { body, ...envelope }),
    sentUrl: `${thanksUrl("/nieuwsbrief", NEWSLETTER_THANKS)}#${NEWSLETTER_FRAGMENT}`,
    failureKey: "newsletter.error",
  });
}
