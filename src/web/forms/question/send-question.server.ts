import { CONTACT_FIELDS, readContactForm } from "../../../submissions/contact/contact-form.ts";
import { sendMessage } from "../../../submissions/contact/send-message.server.ts";
import type { FormSite } from "../../../sites.ts";
import type { PostedForm } from "../read-posted.server.ts";
import { sendForm } from "../send-form.server.ts";
import { thanksUrl } from "../thanks-query.ts";
import { QUESTION_FRAGMENT, type ContactForm } from "./contact-forms.ts";

/** Sends a posted contact form. */
export async function sendQuestion(site: FormSite, posted: PostedForm, form: ContactForm) {
  return sendForm(site, posted, {
    name: form.name,
    fields: CONTACT_FIELDS,
    read: (fields) => readContactForm(fields, form.type),
    send: (body, envelope) => sendMessage(site.db, site, { body, ...envelope }),
    sentUrl: `${thanksUrl(form.path, QUESTION_FRAGMENT)}#${QUESTION_FRAGMENT}`,
  });
}
