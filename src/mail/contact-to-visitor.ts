import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import { contactMailName, kindOf, type ContactMail } from "./contact-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";

/**
 * Confirms a message. The address is not verified, so the mail holds nothing that the visitor typed (quality requirements, mail-bombing).
 * Replies go to the recipient of the message.
 */
export function contactToVisitor(brand: Brand, message: ContactMail): Mail {
  const words = wordsOf(brand.locale);
  const { greeting, add, notYou } = words.mail.contactToVisitor;
  const { subject, intro, link } = words.mail.contactToVisitor[kindOf(message)];
  const content: MailContent = {
    title: subject,
    paragraphs: [greeting, intro(brand.name), add],
    facts: [],
    link: { label: link, url: `${message.origin}${message.type === "AD" ? "/adverteren" : "/helpdesk"}` },
    notes: [notYou, words.mail.footer(brand.name)],
  };

  return composeMail(brand, {
    content,
    to: { name: "", address: message.email },
    ...(message.type === "AD" && { replyTo: { name: brand.name, address: brand.salesEmail } }),
    name: contactMailName(message, "visitor"),
    requestId: message.requestId,
  });
}
