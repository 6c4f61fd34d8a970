import * as z from "zod/mini";
import { cleanLine } from "../clean-text.ts";
import { emailField } from "../email.ts";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";
import { NEWSLETTER_LIMITS } from "./newsletter-subscription-limits.ts";

/** The body of a newsletter subscription (specification 2 §3 and §5). Error messages are keys of the word catalogues. */
export const newsletterSubscriptionBody = z.strictObject({
  name: z
    .string("newsletter.errors.nameRequired")
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, "newsletter.errors.nameRequired"),
      z.maxLength(NEWSLETTER_LIMITS.name, "newsletter.errors.tooLong"),
      z.regex(HAS_LETTER, "newsletter.errors.nameRequired"),
      z.regex(ONE_LINE, "newsletter.errors.oneLine"),
    ),
  email: emailField(NEWSLETTER_LIMITS.email, {
    required: "newsletter.errors.emailRequired",
    tooLong: "newsletter.errors.tooLong",
    invalid: "newsletter.errors.emailInvalid",
  }),
});
export type NewsletterSubscriptionBody = z.infer<typeof newsletterSubscriptionBody>;
