import type { Brand } from "../brands/brand.ts";
import { dayOfWeekInWords } from "../brands/day-in-words.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";
import { quoteMailName, type QuotedRequest } from "./quoted-request.ts";

/** Where the mail goes; `name` tells the recipients of one request apart in the Message-ID. */
export type Provider = { name: string; address: string };

/** Passes a quote request on, with all that the visitor typed; an answer goes to the visitor (quality, Reply-To only). */
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

/** In the order of the form; what was left empty is left out. */
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

/** Parents are asked how many children come. */
function groupOf({ pages, locale }: Brand, { numberOfPersons }: QuotedRequest): [string, string | null] {
  const words = wordsOf(locale);
  if (pages.familyRequest) return [pages.familyRequest.form.persons, numberOfPersons?.toString() ?? null];
  return [words.contactForm.persons, numberOfPersons === null ? null : words.persons(numberOfPersons)];
}

/** Where the form asks for none, `man` is what a request without one is stored with (specification 2 §3): it says nothing. */
function salutationOf({ pages, locale }: Brand, { gender }: QuotedRequest): string | null {
  const { man, woman } = wordsOf(locale).contactForm;
  if (gender === "vrouw") return woman;
  return pages.familyRequest ? null : man;
}

/** Only API clients send one; the same word in all our languages. */
const REFERENCE = "Ref.";
