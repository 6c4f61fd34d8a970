import * as z from "zod/mini";
import { cleanCode, cleanDay, cleanLine, cleanPhone, cleanText } from "../clean-text.ts";
import { emailField } from "../email.ts";
import { gender } from "../enumerations.ts";
import { id, timestamp, platformId } from "../fields.ts";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";
import { PHONE } from "../phone.ts";
import { QUOTE_REQUEST_LIMITS } from "./quote-request-limits.ts";

const TOO_LONG = "contactForm.errors.tooLong";
const DATE_INVALID = "contactForm.errors.dateInvalid";
const optionalLine = z.nullish(optionalLineOf(cleanLine));

function optionalLineOf(clean: (text: string) => string) {
  return z
    .string()
    .check(z.overwrite(clean), z.maxLength(QUOTE_REQUEST_LIMITS.line, TOO_LONG), z.regex(ONE_LINE, "contactForm.errors.oneLine"));
}

/**
 * The body of a quote request (specification 2 §3 and §5). Error messages are keys of the word catalogues.
 * `submissions/quotes/` validates that a planned date is in the future, which depends on the brand's time zone.
 */
export const quoteRequestBody = z.strictObject({
  id: z.nullish(z.null("contactForm.errors.noId")),
  activity: z.nullish(id),
  platform: z.nullish(platformId),
  name: z
    .string("contactForm.errors.nameRequired")
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, "contactForm.errors.nameRequired"),
      z.maxLength(QUOTE_REQUEST_LIMITS.name, TOO_LONG),
      z.regex(HAS_LETTER, "contactForm.errors.nameRequired"),
      z.regex(ONE_LINE, "contactForm.errors.oneLine"),
    ),
  gender: z._default(gender, "man"),
  reference: optionalLine,
  companyName: optionalLine,
  email: emailField(QUOTE_REQUEST_LIMITS.email, {
    required: "contactForm.errors.emailRequired",
    tooLong: TOO_LONG,
    invalid: "contactForm.errors.emailInvalid",
  }),
  phone: z
    .string("contactForm.errors.phoneRequired")
    .check(
      z.overwrite(cleanPhone),
      z.minLength(1, "contactForm.errors.phoneRequired"),
      z.maxLength(QUOTE_REQUEST_LIMITS.phone, "contactForm.errors.phoneInvalid"),
      z.regex(PHONE, "contactForm.errors.phoneInvalid"),
    ),
  zipcode: z.nullish(optionalLineOf(cleanCode)),
  description: z.nullish(z.string().check(z.overwrite(cleanText), z.maxLength(QUOTE_REQUEST_LIMITS.description, TOO_LONG))),
  address: optionalLine,
  city: optionalLine,
  numberOfPersons: z.nullish(
    z
      .int("contactForm.errors.personsInvalid")
      .check(z.gte(1, "contactForm.errors.personsInvalid"), z.lte(QUOTE_REQUEST_LIMITS.persons, "contactForm.errors.personsInvalid")),
  ),
  /** A date (`2027-05-12`) or a timestamp; null when nothing is planned yet. */
  plannedDate: z.nullish(
    z.union(
      [z.iso.date(), z.iso.datetime()].map((day) => z.string().check(z.overwrite(cleanDay), day)),
      DATE_INVALID,
    ),
  ),
  subscribe: z._default(z.boolean("contactForm.errors.yesOrNo"), false),
});
export type QuoteRequestBody = z.infer<typeof quoteRequestBody>;

/** A quote request as it is stored. */
export const quoteRequest = z.object({
  id,
  name: z.string(),
  gender,
  reference: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  numberOfPersons: z.nullable(z.int()),
  plannedDate: z.nullable(z.iso.date()),
  address: z.nullable(z.string()),
  zipcode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  description: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  statisticOptions: z.record(z.string(), z.json()),
  subscribe: z.boolean(),
  createdAt: timestamp,
  activity: id,
});
