import { textOf } from "../../guard/signs.ts";
import { FORM_FIELD, type FormAnswer } from "./form-answer.ts";

/** A server that says nothing for so long has failed; the same form sent again is still the same submission. */
const PATIENCE_MS = 30_000;

/** For the client action of a page with forms: one that cannot reach the server stays, with everything that was typed. */
export async function reachServer(request: Request, serverAction: () => Promise<FormAnswer | null>): Promise<FormAnswer | null> {
  const form = textOf(await request.clone().formData(), FORM_FIELD);
  try {
    return await Promise.race([serverAction(), patience()]);
  } catch (error) {
    if (error instanceof Response) throw error;
    return { form, status: "error", message: null, errors: [], values: null };
  }
}

function patience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("The server did not answer.")), PATIENCE_MS);
  });
}
