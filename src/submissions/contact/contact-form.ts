import { contactMessageBody, type ContactMessageBody } from "../../contract/entities/contact-message.ts";
import { fieldErrors } from "../../contract/field-errors.ts";
import type { ReadForm } from "../read-form.ts";
import { textOf } from "../../abuse/signals.ts";

/** The fields of the form, as they come back when something is wrong. */
export const CONTACT_FIELDS = ["name", "email", "phone", "companyName", "description"] as const;

/**
 * What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike
 * (specification 2 §5). The type is that of the page.
 */
export function readContactForm(form: FormData, type: ContactMessageBody["type"]): ReadForm<ContactMessageBody> {
  const parsed = contactMessageBody.safeParse({
    type,
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    companyName: textOf(form, "companyName") || null,
    // A browser counts a line break as one character, and sends two.
    description: textOf(form, "description").replaceAll("\r\n", "\n") || null,
  });
  return parsed.success ? { kind: "filled", body: parsed.data } : { kind: "wrong", errors: fieldErrors(parsed.error.issues) };
}
