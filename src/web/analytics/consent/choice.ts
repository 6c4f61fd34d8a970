import { CONSENT_MONTHS } from "../../../articles/legal/consent-months.ts";

export type Choice = "granted" | "refused";

/** What is kept of a choice: itself and its day, `granted 2026-11-22`. */
export function choiceText(choice: Choice, now: Date): string {
  return `${choice} ${dayOf(now)}`;
}

/** The choice that a kept text tells of; null when there is none, or when it is too old to hold (UTC days). */
export function choiceFrom(text: string | null, now: Date): Choice | null {
  const [, choice, day] = /^(granted|refused) (\d{4}-\d\d-\d\d)$/.exec(text ?? "") ?? [];
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - CONSENT_MONTHS);
  // A day that is still to come was made up, or the clock was wrong.
  const holds = day !== undefined && day > dayOf(oldest) && day <= dayOf(now);
  return holds && (choice === "granted" || choice === "refused") ? choice : null;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
