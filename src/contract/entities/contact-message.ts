import * as z from "zod/mini";
import { callToActionType } from "../enumerations.ts";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";
import { PHONE } from "../phone.ts";
import { CONTACT_MESSAGE_LIMITS } from "./contact-message-limits.ts";

/** Stored types are capitals; `Question` and `Ad` are accepted (decisions, API shapes). */
const type = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.toUpperCase()),
  ),
  callToActionType,
);

/**
 * The body of a question or of a message about advertising (specification 2 §3 and §5). Messages are keys of the words
 * catalogues.
 */
export const contactMessageBody = z.strictObject({
  name: z
    .string("faqForm.errors.nameRequired")
    .check(
      z.trim(),
      z.minLength(1, "faqForm.errors.nameRequired"),
      z.maxLength(CONTACT_MESSAGE_LIMITS.name, "faqForm.errors.tooLong"),
      z.regex(HAS_LETTER, "faqForm.errors.nameRequired"),
      z.regex(ONE_LINE, "faqForm.errors.oneLine"),
    ),
  type,
  email: z
    .string("faqForm.errors.emailRequired")
    .check(
      z.minLength(1, "faqForm.errors.emailRequired"),
      z.maxLength(CONTACT_MESSAGE_LIMITS.email, "faqForm.errors.tooLong"),
      z.email("faqForm.errors.emailInvalid"),
    ),
  phone: z
    .string("faqForm.errors.phoneRequired")
    .check(
      z.trim(),
      z.minLength(1, "faqForm.errors.phoneRequired"),
      z.maxLength(CONTACT_MESSAGE_LIMITS.phone, "faqForm.errors.phoneInvalid"),
      z.regex(PHONE, "faqForm.errors.phoneInvalid"),
    ),
  companyName: z.nullish(
    z
      .string()
      .check(z.maxLength(CONTACT_MESSAGE_LIMITS.companyName, "faqForm.errors.tooLong"), z.regex(ONE_LINE, "faqForm.errors.oneLine")),
  ),
  description: z.nullish(z.string().check(z.maxLength(CONTACT_MESSAGE_LIMITS.description, "faqForm.errors.tooLong"))),
});
export type ContactMessageBody = z.infer<typeof contactMessageBody>;
