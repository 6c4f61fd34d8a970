import { contactMessageBody, type ContactMessageBody } from "../../contract/entities/contact-message.ts";
import { fieldErrors } from "../../contract/field-errors.ts";
import type { ReadForm } from "../read-form.ts";
import { textOf } from "../../abuse/signals.ts";

/** The fields that are echoed when the form has errors. */
export const CONTACT_FIELDS = ["name", "email", "phone", "companyName", "description"] as const;

/**
 * Parses the form with the schema of the API contract, in the browser and on the server (specification 2 §5). The page decides `type`.
 */
export function readContactForm(form: FormData, type: ContactMessageBody["type"]): ReadForm<ContactMessageBody> {
  const parsed = contactMessageBody.safeParse({
    type,
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    companyName: textOf(form, "companyName") || null,
    // Browsers count a line break as one character, but send two.
    description: textOf(form, "description").replaceAll("\r\n", "\n") || null,
  });
  return parsed.success ? { kind: "filled", body: parsed.data } : { kind: "wrong", errors: fieldErrors(parsed.error.issues) };
}
