import { readNewsletterForm } from "../../../newsletter/newsletter-form.ts";
import { subscribe } from "../../../newsletter/subscribe.ts";
import type { Site } from "../../../sites.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { NEWSLETTER_FORM, NEWSLETTER_PLACE, NEWSLETTER_SENT } from "./newsletter-form-name.ts";

/** Sends the newsletter form of the page. */
export async function sendNewsletter(site: Site, request: Request) {
  return sendForm(site, await readPosted(request), {
    name: NEWSLETTER_FORM,
    read: readNewsletterForm,
    send: (body, envelope) => subscribe(site.db, site, { body, ...envelope }),
    sentUrl: `/nieuwsbrief?aanmelding=${NEWSLETTER_SENT}#${NEWSLETTER_PLACE}`,
    failureKey: "newsletter.error",
  });
}
