import type { Brand } from "../brands/brand.ts";
import { dayOfWeekInWords } from "../brands/day-in-words.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";
import { eventMailName, type SubmittedEvent } from "./submitted-event.ts";

/** Mails the platform an event request that waits for a decision, with all fields but the IBAN (specification 3, Mails). */
export function eventToPlatform(brand: Brand, event: SubmittedEvent): Mail {
  const words = wordsOf(brand.locale);
  const { subject, intro, reply, decide, iban, agenda } = words.mail.eventToPlatform;
  const content: MailContent = {
    title: subject(event.title),
    paragraphs: [intro(brand.name), decide(`npm run held -- show ${itemName(event)}`), reply],
    facts: factsOf(brand, event),
    link: { label: agenda, url: `${event.origin}/` },
    notes: [iban, words.mail.footer(brand.name)],
  };

  return composeMail(brand, {
    content,
    to: { name: "", address: brand.email },
    replyTo: { name: event.name, address: event.email },
    name: eventMailName(event, "platform"),
    requestId: event.requestId,
  });
}

/** In the order of the form, without empty fields. */
function factsOf(brand: Brand, event: SubmittedEvent): MailContent["facts"] {
  const { eventForm: form, mail } = wordsOf(brand.locale);
  const { number } = mail.eventToPlatform;
  const facts: [string, string | null][] = [
    [number, itemName(event)],
    [form.eventTitle, event.title],
    [form.description, event.description],
    [form.startDate, dayOfWeekInWords(event.startDate, brand.lang)],
    [form.endDate, event.endDate && dayOfWeekInWords(event.endDate, brand.lang)],
    [form.website, event.website],
    [form.address, event.address],
    [form.zipcode, event.zipcode],
    [form.city, event.city],
    [form.province, event.province],
    [form.name, event.name],
    [form.company, event.companyName],
    [form.email, event.email],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** The name of the event request in `npm run held`. */
function itemName({ id }: SubmittedEvent): string {
  return `event:${id}`;
}
