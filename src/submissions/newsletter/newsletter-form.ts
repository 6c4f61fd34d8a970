import { newsletterSubscriptionBody, type NewsletterSubscriptionBody } from "../../contract/entities/newsletter-subscription.ts";
import { fieldErrors } from "../../contract/field-errors.ts";
import type { ReadForm } from "../read-form.ts";
import { textOf } from "../../abuse/signals.ts";

/** The fields of the form, as they come back when something is wrong. */
export const NEWSLETTER_FIELDS = ["name", "email"] as const;

/** What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike. */
export function readNewsletterForm(form: FormData): ReadForm<NewsletterSubscriptionBody> {
  const parsed = newsletterSubscriptionBody.safeParse({ name: textOf(form, "name"), email: textOf(form, "email") });
  return parsed.success ? { kind: "filled", body: parsed.data } : { kind: "wrong", errors: fieldErrors(parsed.error.issues) };
}
