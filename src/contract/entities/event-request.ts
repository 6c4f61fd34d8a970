import { isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { cleanCode, cleanDay, cleanIban, cleanLine, cleanText, cleanWebsite } from "../clean-text.ts";
import { emailField } from "../email.ts";
import { MAX_ID } from "../limits.ts";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";
import { isWebAddress, withScheme } from "../web-address.ts";
import { EVENT_REQUEST_LIMITS } from "./event-request-limits.ts";

const TOO_LONG = "eventForm.errors.tooLong";
const ONE_LINE_ONLY = "eventForm.errors.oneLine";
const MEDIA = "eventForm.errors.mediaRequired";

type LineRules = { most?: number; clean?: (text: string) => string };

function requiredLine(missing: string, { most = EVENT_REQUEST_LIMITS.line, clean = cleanLine }: LineRules = {}) {
  return z
    .string(missing)
    .check(
      z.overwrite(clean),
      z.minLength(1, missing),
      z.maxLength(most, TOO_LONG),
      z.regex(HAS_LETTER, missing),
      z.regex(ONE_LINE, ONE_LINE_ONLY),
    );
}

/** A date, `2027-05-12`; an empty form field counts as missing. */
const startDate = z
  .string("eventForm.errors.startDateRequired")
  .check(z.overwrite(cleanDay), z.minLength(1, "eventForm.errors.startDateRequired"), z.iso.date("eventForm.errors.dateInvalid"));

/**
 * The body of an event request (specification 2 §3 and §5). Error messages are keys of the word catalogues. `submissions/events/`
 * validates what depends on the brand: today's date, its provinces, and the owner of the picture `media`.
 */
export const eventRequestBody = z
  .strictObject({
    name: requiredLine("eventForm.errors.nameRequired", { most: EVENT_REQUEST_LIMITS.name }),
    companyName: z.nullish(
      z.string().check(z.overwrite(cleanLine), z.maxLength(EVENT_REQUEST_LIMITS.line, TOO_LONG), z.regex(ONE_LINE, ONE_LINE_ONLY)),
    ),
    email: emailField(EVENT_REQUEST_LIMITS.email, {
      required: "eventForm.errors.emailRequired",
      tooLong: TOO_LONG,
      invalid: "eventForm.errors.emailInvalid",
    }),
    /** An IBAN of any country, by the rules of that country. */
    iban: z.string("eventForm.errors.ibanRequired").check(
      z.overwrite(cleanIban),
      z.minLength(1, "eventForm.errors.ibanRequired"),
      z.maxLength(EVENT_REQUEST_LIMITS.iban, "eventForm.errors.ibanInvalid"),
      z.refine((iban) => isValidIBAN(iban), "eventForm.errors.ibanInvalid"),
    ),
    /** Its name, not an id; so is `city` (specification 3, Forms). */
    province: requiredLine("eventForm.errors.provinceRequired"),
    city: requiredLine("eventForm.errors.cityRequired"),
    address: requiredLine("eventForm.errors.addressRequired"),
    zipcode: requiredLine("eventForm.errors.zipcodeRequired", { clean: cleanCode }),
    title: requiredLine("eventForm.errors.titleRequired", { most: EVENT_REQUEST_LIMITS.title }),
    description: z
      .string("eventForm.errors.descriptionRequired")
      .check(
        z.overwrite(cleanText),
        z.minLength(1, "eventForm.errors.descriptionRequired"),
        z.maxLength(EVENT_REQUEST_LIMITS.description, TOO_LONG),
        z.regex(HAS_LETTER, "eventForm.errors.descriptionRequired"),
      ),
    startDate,
    endDate: z.nullish(z.string().check(z.overwrite(cleanDay), z.iso.date("eventForm.errors.dateInvalid"))),
    /** Without a scheme, https is assumed. */
    website: z
      .string("eventForm.errors.websiteRequired")
      .check(
        z.overwrite(cleanWebsite),
        z.overwrite(withScheme),
        z.minLength(1, "eventForm.errors.websiteRequired"),
        z.maxLength(EVENT_REQUEST_LIMITS.website, TOO_LONG),
        z.refine(isWebAddress, "eventForm.errors.websiteInvalid"),
      ),
    /** The response of `uploadImage`; a form without a picture sends the id null (specification 3, API). */
    media: z.object({ id: z.int(MEDIA).check(z.gte(1, MEDIA), z.lte(MAX_ID, MEDIA)) }, MEDIA),
  })
  .check(z.refine(endsAfterItStarts, { path: ["endDate"], error: "eventForm.errors.endBeforeStart", when: isObject }));
export type EventRequestBody = z.infer<typeof eventRequestBody>;

/** For `when`: runs a check even if other fields are invalid, so that all errors are reported at once. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === "object" && value !== null;
}

function endsAfterItStarts({ startDate: start, endDate: end }: { startDate?: unknown; endDate?: unknown }): boolean {
  return typeof start !== "string" || typeof end !== "string" || start <= end;
}
