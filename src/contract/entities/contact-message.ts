import * as z from "zod/mini";
import { cleanLine, cleanPhone, cleanText } from "../clean-text.ts";
import { emailField } from "../email.ts";
import { callToActionType } from "../enumerations.ts";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";
import { PHONE } from "../phone.ts";
import { CONTACT_MESSAGE_LIMITS } from "./contact-message-limits.ts";

/** Stored in capitals; accepts `Question` and `Ad` too (specification 3, API shapes). */
const type = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.toUpperCase()),
  ),
  callToActionType,
);

/**
 * The body of a question or of a message about advertising (specification 2 §3 and §5). Error messages are keys of the word
 * catalogues.
 */
export const contactMessageBody = z.strictObject({
  name: z
    .string("faqForm.errors.nameRequired")
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, "faqForm.errors.nameRequired"),
      z.maxLength(CONTACT_MESSAGE_LIMITS.name, "faqForm.errors.tooLong"),
      z.regex(HAS_LETTER, "faqForm.errors.nameRequired"),
      z.regex(ONE_LINE, "faqForm.errors.oneLine"),
    ),
  type,
  email: emailField(CONTACT_MESSAGE_LIMITS.email, {
    required: "faqForm.errors.emailRequired",
    tooLong: "faqForm.errors.tooLong",
    invalid: "faqForm.errors.emailInvalid",
  }),
  phone: z
    .string("faqForm.errors.phoneRequired")
    .check(
      z.overwrite(cleanPhone),
      z.minLength(1, "faqForm.errors.phoneRequired"),
      z.maxLength(CONTACT_MESSAGE_LIMITS.phone, "faqForm.errors.phoneInvalid"),
      z.regex(PHONE, "faqForm.errors.phoneInvalid"),
    ),
  companyName: z.nullish(
    z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.maxLength(CONTACT_MESSAGE_LIMITS.companyName, "faqForm.errors.tooLong"),
        z.regex(ONE_LINE, "faqForm.errors.oneLine"),
      ),
  ),
  description: z.nullish(
    z.string().check(z.overwrite(cleanText), z.maxLength(CONTACT_MESSAGE_LIMITS.description, "faqForm.errors.tooLong")),
  ),
});
export type ContactMessageBody = z.infer<typeof contactMessageBody>;
