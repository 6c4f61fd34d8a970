import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";
import { eventMailName, type SubmittedEvent } from "./submitted-event.ts";

/**
 * Confirms an event request. The address is not verified, so the mail holds nothing that the visitor typed:
 * otherwise anybody could have us send their text to a stranger (quality requirements, mail-bombing).
 */
export function eventToVisitor(brand: Brand, event: SubmittedEvent): Mail {
  const words = wordsOf(brand.locale);
  const { subject, greeting, intro, next, iban, link, notYou } = words.mail.eventToVisitor;
  const content: MailContent = {
    title: subject(brand.name),
    paragraphs: [greeting, intro(brand.name), next, iban],
    facts: [],
    link: { label: link, url: `${event.origin}/` },
    notes: [notYou, words.mail.footer(brand.name)],
  };

  return composeMail(brand, {
    content,
    to: { name: "", address: event.email },
    name: eventMailName(event, "visitor"),
    requestId: event.requestId,
  });
}
