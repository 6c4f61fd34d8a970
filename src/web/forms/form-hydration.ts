import type { Hydration } from "../islands/hydration.ts";
import type { FormAnswer } from "./form-answer.ts";

/** When to hydrate a form: `idle` after it was posted, because the answer may have to act at once. */
export function formHydration({ wasSent, answer }: { wasSent: boolean; answer: FormAnswer | null }): Hydration {
  return wasSent || answer ? "idle" : "form";
}
