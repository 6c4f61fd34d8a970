import * as z from "zod/mini";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";
import { NEWSLETTER_LIMITS } from "./newsletter-subscription-limits.ts";

/** The body of a newsletter subscription (specification 2 §3 and §5). Messages are keys of the words catalogues. */
export const newsletterSubscriptionBody = z.strictObject({
  name: z
    .string("newsletter.errors.nameRequired")
    .check(
      z.trim(),
      z.minLength(1, "newsletter.errors.nameRequired"),
      z.maxLength(NEWSLETTER_LIMITS.name, "newsletter.errors.tooLong"),
      z.regex(HAS_LETTER, "newsletter.errors.nameRequired"),
      z.regex(ONE_LINE, "newsletter.errors.oneLine"),
    ),
  email: z
    .string("newsletter.errors.emailRequired")
    .check(
      z.minLength(1, "newsletter.errors.emailRequired"),
      z.maxLength(NEWSLETTER_LIMITS.email, "newsletter.errors.tooLong"),
      z.email("newsletter.errors.emailInvalid"),
    ),
});
export type NewsletterSubscriptionBody = z.infer<typeof newsletterSubscriptionBody>;
