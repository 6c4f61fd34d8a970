import { textOf } from "../../abuse/signals.ts";
import { FORM_FIELD, type FormAnswer } from "./form-answer.ts";

/** A server that says nothing for so long has failed; the same form sent again is still the same submission. */
const PATIENCE_MS = 30_000;

/**
 * Posts a form to the page that it stands on, and gives what became of it. A server that cannot be reached, or that answers
 * with anything else, is an error without fields: the form stays, with everything that was typed.
 */
export async function postForm(form: FormData, encType?: "multipart/form-data"): Promise<FormAnswer> {
  const { pathname, search } = location;
  try {
    const answer = await fetch(pathname + search, {
      method: "POST",
      headers: { accept: "application/json" },
      body: encType ? form : new URLSearchParams(textsOf(form)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's screen writes it (document/screen.ts)
    const became = (await answer.json()) as FormAnswer | null;
    if (!became) throw new Error("The page does not know this form.");
    return became;
  } catch {
    return { form: textOf(form, FORM_FIELD), status: "error", message: null, errors: [], values: null };
  }
}

function textsOf(form: FormData): string[][] {
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}
