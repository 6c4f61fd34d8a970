import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import { contactMailName, kindOf, type ContactMail } from "./contact-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";

/** Mails a question to the brand's `email`, or an advertiser's message to `salesEmail` (specification 3, Mails). Replies go to the visitor. */
export function contactToPlatform(brand: Brand, message: ContactMail): Mail {
  const words = wordsOf(brand.locale);
  const { subject, intro } = words.mail.contactToPlatform[kindOf(message)];
  const content: MailContent = {
    title: subject(message.name),
    paragraphs: [intro(brand.name), words.mail.contactToPlatform.reply],
    facts: factsOf(brand, message),
    link: null,
    notes: [words.mail.footer(brand.name)],
  };

  return composeMail(brand, {
    content,
    to: { name: "", address: message.type === "AD" ? brand.salesEmail : brand.email },
    replyTo: { name: message.name, address: message.email },
    name: contactMailName(message, "platform"),
    requestId: message.requestId,
  });
}

/** In the order of the form, without empty fields. */
function factsOf({ locale }: Brand, { name, email, phone, companyName, description }: ContactMail): MailContent["facts"] {
  const { contactForm: form } = wordsOf(locale);
  const facts: [string, string | null][] = [
    [form.name, name],
    [form.company, companyName],
    [form.email, email],
    [form.phone, phone],
    [form.description, description],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
