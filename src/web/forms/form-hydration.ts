import type { Hydration } from "../islands/hydration.ts";
import type { FormAnswer } from "./form-answer.ts";

/** When a form is hydrated: the answer to a posted form may have to act at once. */
export function formHydration({ wasSent, answer }: { wasSent: boolean; answer: FormAnswer | null }): Hydration {
  return wasSent || answer ? "idle" : "form";
}
