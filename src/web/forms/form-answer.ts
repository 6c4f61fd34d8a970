import type { Challenge } from "../../abuse/proof-of-work.ts";
import type { FormValues } from "../../submissions/read-form.ts";

/** Hidden field with the name of the form, since a page may have several. */
export const FORM_FIELD = "form";

/** The answer to a form; `form` is its name. An error includes the typed `values`; null when the page still has them. */
export type FormAnswer = { form: string } & (
  | { status: "sent" }
  | { status: "prove"; challenge: Challenge }
  | { status: "error"; message: string | null; errors: { field: string; message: string }[]; values: FormValues | null }
);
