import { createHash } from "node:crypto";

/** Validity of a derived key since `created_at`; an equal body after that is a new submission. */
const DERIVED_KEY_HOURS = 24;
const DERIVED = "form:";

export type SubmissionBody = { operation: string; platformId: number; subject: number | null; fields: object };

/** Equal for equal submissions; detects another body under the same key. */
export function bodyHashOf({ operation, platformId, subject, fields }: SubmissionBody): string {
  const facts = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([operation, platformId, subject, facts]))
    .digest("hex");
}

/**
 * The key of a submission that has no other. The HTML is the same for every visitor, so a form without JavaScript cannot contain a key
 * (specification 3, Behaviour). A double click or a reload gives the same key.
 */
export function derivedKeyOf(bodyHash: string): string {
  return `${DERIVED}${bodyHash}`;
}

/** Validity in hours: a day for derived keys, unlimited (null) for a client's own. */
export function maxAgeHoursOf(key: string): number | null {
  return isDerived(key) ? DERIVED_KEY_HOURS : null;
}

export function isDerived(key: string): boolean {
  return key.startsWith(DERIVED);
}

/** Whether a client's key is valid: 8–200 printable ASCII characters, and not in the form of a derived key. */
export function isKey(key: string): boolean {
  return !isDerived(key) && /^[\x21-\x7e]{8,200}$/.test(key);
}
