import type { Hydration } from "../islands/hydration.ts";
import type { FormAnswer } from "./form-answer.ts";

/** When a form is hydrated: the answer to one that was posted may have something to do or to report at once. */
export function formHydration({ wasSent, answer }: { wasSent: boolean; answer: FormAnswer | null }): Hydration {
  return wasSent || answer ? "idle" : "form";
}
