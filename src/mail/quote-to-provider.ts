import type { Brand } from "../brands/brand.ts";
import { dayOfWeekInWords } from "../brands/day-in-words.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";
import { quoteMailName, type QuotedRequest } from "./quoted-request.ts";

/** A recipient; `name` distinguishes the recipients of one request in the Message-ID. */
export type Provider = { name: string; address: string };

/** Mails a quote request to its provider with all fields. Replies go to the visitor (quality, Reply-To only). */
export function quoteToProvider(brand: Brand, request: QuotedRequest, provider: Provider): Mail {
  const words = wordsOf(brand.locale);
  const { reply } = words.mail.quoteToProvider;
  const family = brand.pages.familyRequest?.mails;
  const { subject, toProvider: intro } = family ?? { ...words.mail.quoteToProvider, toProvider: words.mail.quoteToProvider.intro };
  const { title, url } = request.activity;
  const content: MailContent = {
    title: subject(title, request.name),
    paragraphs: [intro(brand.name), reply],
    facts: factsOf(brand, request),
    link: { label: words.card.button, url },
    notes: [words.mail.footer(brand.name)],
  };

  return composeMail(brand, {
    content,
    to: { name: "", address: provider.address },
    replyTo: { name: request.name, address: request.email },
    name: quoteMailName(request, provider.name),
    requestId: request.requestId,
  });
}

/** In the order of the form, without empty fields. */
function factsOf(brand: Brand, request: QuotedRequest): MailContent["facts"] {
  const words = wordsOf(brand.locale);
  const form = words.contactForm;
  const facts: [string, string | null][] = [
    groupOf(brand, request),
    [form.plannedDate, request.plannedDate === null ? null : dayOfWeekInWords(request.plannedDate, brand.lang)],
    [form.salutation, salutationOf(brand, request)],
    [form.name, request.name],
    [form.company, request.companyName],
    [form.email, request.email],
    [form.phone, request.phone],
    [form.address, request.address],
    [form.zipcode, request.zipcode],
    [form.city, request.city],
    [form.description, request.description],
    [REFERENCE, request.reference],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** The number of children on the family brand, else the number of persons. */
function groupOf({ pages, locale }: Brand, { numberOfPersons }: QuotedRequest): [string, string | null] {
  const words = wordsOf(locale);
  if (pages.familyRequest) return [pages.familyRequest.form.persons, numberOfPersons?.toString() ?? null];
  return [words.contactForm.persons, numberOfPersons === null ? null : words.persons(numberOfPersons)];
}

/** The family form has no salutation: there `man` is the stored default and not shown (specification 2 §3). */
function salutationOf({ pages, locale }: Brand, { gender }: QuotedRequest): string | null {
  const { man, woman } = wordsOf(locale).contactForm;
  if (gender === "vrouw") return woman;
  return pages.familyRequest ? null : man;
}

/** Sent by API clients only; the same label in all languages. */
const REFERENCE = "Ref.";
