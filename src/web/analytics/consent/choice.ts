import { CONSENT_MONTHS } from "../../../articles/legal/consent-months.ts";

export type Choice = "granted" | "refused";

/** A choice as it is stored, with its day: `granted 2026-11-22`. */
export function formatChoice(choice: Choice, now: Date): string {
  return `${choice} ${dayOf(now)}`;
}

/** Parses a stored choice; null when there is none, or when it has expired (UTC days). */
export function parseChoice(text: string | null, now: Date): Choice | null {
  const [, choice, day] = /^(granted|refused) (\d{4}-\d\d-\d\d)$/.exec(text ?? "") ?? [];
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - CONSENT_MONTHS);
  // A day in the future is forged, or the clock was wrong.
  const isValid = day !== undefined && day > dayOf(oldest) && day <= dayOf(now);
  return isValid && (choice === "granted" || choice === "refused") ? choice : null;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
