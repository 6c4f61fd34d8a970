import { newsletterSubscriptionBody, type NewsletterSubscriptionBody } from "../../contract/entities/newsletter-subscription.ts";
import { fieldErrors } from "../../contract/field-errors.ts";
import type { ReadForm } from "../read-form.ts";
import { textOf } from "../../abuse/signals.ts";

/** The fields that are echoed when the form has errors. */
export const NEWSLETTER_FIELDS = ["name", "email"] as const;

/** Parses the form with the schema of the API contract, in the browser and on the server. */
export function readNewsletterForm(form: FormData): ReadForm<NewsletterSubscriptionBody> {
  const parsed = newsletterSubscriptionBody.safeParse({ name: textOf(form, "name"), email: textOf(form, "email") });
  return parsed.success ? { kind: "filled", body: parsed.data } : { kind: "wrong", errors: fieldErrors(parsed.error.issues) };
}
