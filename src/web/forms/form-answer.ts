import type { Challenge } from "../../abuse/proof-of-work.ts";
import type { FormValues } from "../../submissions/read-form.ts";

/** Hidden field that tells the forms of one page apart. */
export const FORM_FIELD = "form";

/**
 * What became of a form; `form` names it. On an error everything that was typed comes back with it; `values` is null when
 * the page itself still holds it.
 */
export type FormAnswer = { form: string } & (
  | { status: "sent" }
  | { status: "prove"; challenge: Challenge }
  | { status: "error"; message: string | null; errors: { field: string; message: string }[]; values: FormValues | null }
);
