import { textOf } from "../../abuse/signals.ts";
import { FORM_FIELD, type FormAnswer } from "./form-answer.ts";

/** After this timeout the form can be sent again: its key makes that idempotent. */
const TIMEOUT_MS = 30_000;

/** Posts a form to its page and returns the answer. A network error or another response is an error without field errors. */
export async function postForm(form: FormData, encType?: "multipart/form-data"): Promise<FormAnswer> {
  const { pathname, search } = location;
  try {
    const answer = await fetch(pathname + search, {
      method: "POST",
      headers: { accept: "application/json" },
      body: encType ? form : new URLSearchParams(textsOf(form)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's screen writes it (document/screen.ts)
    const result = (await answer.json()) as FormAnswer | null;
    if (!result) throw new Error("The page has no such form.");
    return result;
  } catch {
    return { form: textOf(form, FORM_FIELD), status: "error", message: null, errors: [], values: null };
  }
}

function textsOf(form: FormData): string[][] {
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}
