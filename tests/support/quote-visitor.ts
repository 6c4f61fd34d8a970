import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Brand, Locale } from "../../src/brands/brand.ts";
import { mailsWith } from "./mailbox.ts";
import { SEARCHES } from "./searches.ts";
import type { Visit } from "./visit.ts";

/** The messages of the specification (2 §5), word for word. */
export const MESSAGES: Record<Locale, { required: string[]; invalid: string[]; thanks: string; provider: string; visitor: string }> = {
  nl: {
    required: ["Vul uw naam in", "Vul uw e-mailadres in", "Vul uw telefoonnummer in"],
    invalid: ["Geen valide e-mailadres", "Vul een geldig telefoonnummer in"],
    thanks: "Bedankt, je aanvraag is verstuurd",
    provider: "Offerteaanvraag voor",
    visitor: "Je aanvraag voor",
  },
  be: {
    required: ["Vul uw naam in", "Vul uw e-mailadres in", "Vul uw telefoonnummer in"],
    invalid: ["Geen valide e-mailadres", "Vul een geldig telefoonnummer in"],
    thanks: "Bedankt, je aanvraag is verstuurd",
    provider: "Offerteaanvraag voor",
    visitor: "Je aanvraag voor",
  },
  de: {
    required: ["Geben Sie Ihren Namen ein", "Geben Sie Ihre E-Mail-Adresse ein", "Geben Sie Ihre Telefonnummer ein"],
    invalid: ["Keine gültige E-Mail-Adresse", "Geben Sie eine gültige Telefonnummer ein"],
    thanks: "Vielen Dank, Ihre Anfrage ist unterwegs",
    provider: "Angebotsanfrage für",
    visitor: "Ihre Anfrage für",
  },
};

const MAILS_WITHIN_MS = 5_000;

export type Person = Record<
  "name" | "email" | "companyName" | "phone" | "numberOfPersons" | "plannedDate" | "address" | "zipcode" | "city" | "description",
  string
>;

/** A unique person, to find their mails. */
export function newPerson(): Person {
  const number = Math.random().toString(36).slice(2, 8);
  return {
    name: `Anna de Vries ${number}`,
    email: `anna.${number}@korenbloem.example`,
    companyName: "Bakkerij De Korenbloem",
    phone: "06 1234 5678",
    numberOfPersons: "20",
    plannedDate: `${new Date().getFullYear() + 1}-06-18`,
    address: "Dorpsstraat 1",
    zipcode: "3511 AB",
    city: "Utrecht",
    description: "Graag met lunch,\nen zonder noten.",
  };
}

/** The fields of a brand's form: on the family site the ages of the children instead of the company. */
export function fieldsFor({ pages }: Brand, person: Person): Record<string, string> & Pick<Person, "email" | "phone"> {
  const { companyName, ...rest } = person;
  return pages.familyRequest ? { ...rest, ages: "4 en 7" } : { ...rest, companyName };
}

/** Fills in the form, including the fields in its disclosure. */
export async function fillIn(form: Locator, person: Readonly<Record<string, string>>): Promise<void> {
  // An opening form gets its layout a moment later, before its disclosure.
  await form.waitFor();
  const disclosure = form.locator("details:not([open]) > summary");
  if ((await disclosure.count()) > 0) await disclosure.click();
  for (const [field, value] of Object.entries(person)) await form.locator(`[name=${field}]`).fill(value);
}

/** The values of these fields of the form. */
export async function valuesIn(form: Locator, fields: readonly string[]): Promise<Record<string, string>> {
  const values = fields.map(async (field) => [field, await form.locator(`[name=${field}]`).inputValue()] as const);
  return Object.fromEntries(await Promise.all(values));
}

/** Expects the form to refuse the mail address of `person` and keep its fields, then sends it with `email`. */
export async function resendWith(form: Locator, { name, description, email: refused }: Person, email: string): Promise<void> {
  await form.getByRole("link", { name: MESSAGES.nl.invalid[0] }).waitFor();
  expect(await valuesIn(form, ["name", "email", "description"])).toEqual({ name, email: refused, description });
  await fillIn(form, { email });
  await form.locator("button[type=submit]").click();
  await form.page().getByRole("heading", { name: MESSAGES.nl.thanks }).waitFor();
}

/** Expects both mails of a request within five seconds, once each, in the brand's language. */
export async function expectMails(visit: Visit, { name, email }: Person): Promise<void> {
  const { brand } = visit;
  const { title, provider } = SEARCHES[brand.key];
  const messages = MESSAGES[brand.locale];
  const subject = brand.pages.familyRequest ? "Aanvraag voor" : messages.provider;
  const mails = () => mailsWith(visit, name, email);
  await expect.poll(mails, { timeout: MAILS_WITHIN_MS }).toHaveLength(2);
  const found = await mails();
  expect(found.map(({ subject }) => subject).toSorted()).toEqual(
    [`${subject} ${title} van ${name}`, `${messages.visitor} ${title}`]
      .map((subject) => (brand.locale === "de" ? subject.replace(" van ", " von ") : subject))
      .toSorted(),
  );
  expect(found.map(({ about }) => about.split(" to ")[1]).toSorted()).toEqual([provider, email].toSorted());
  expect(found.every(({ about }) => about.startsWith(`${brand.key},`))).toBe(true);
}
