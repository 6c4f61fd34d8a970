import type { OfficeRequest } from "../../http/office-request.ts";

/** More is a letter. */
export const LONGEST_EXPLANATION = 500;

/** What was typed for a rejection, and what is wrong with it. */
export type Typed = { reason: string; explanation: string; problem: string };

/** The reason of a rejection, chosen, typed or both; or what is wrong with it. */
export function readReason({ form, words }: Pick<OfficeRequest, "form" | "words">): { reason: string } | { typed: Typed } {
  const { queue } = words;
  const chosen = queue.reasons.find((reason) => reason === form.get("reden")) ?? "";
  const explanation = form.get("toelichting")?.replaceAll("\r\n", "\n").trim() ?? "";
  const typed = { reason: chosen, explanation };
  if (explanation.length > LONGEST_EXPLANATION) return { typed: { ...typed, problem: queue.longReason(LONGEST_EXPLANATION) } };
  if (chosen === "" && explanation === "") return { typed: { ...typed, problem: queue.missingReason } };
  return { reason: [chosen, explanation].filter(Boolean).join(": ") };
}
