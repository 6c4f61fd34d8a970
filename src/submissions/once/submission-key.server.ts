import { createHash } from "node:crypto";

/** After this an equal body is a new submission: somebody who asks again tomorrow means it. Decided by `created_at`. */
const DERIVED_KEY_HOURS = 24;
const DERIVED = "form:";

/** What is sent: by this form of this brand, about this subject (the activity of a quote request), with these fields. */
export type SubmissionBody = { operation: string; platformId: number; subject: number | null; fields: object };

/** Equal for equal submissions: tells a repeat from another body under the same key. */
export function bodyHashOf({ operation, platformId, subject, fields }: SubmissionBody): string {
  const facts = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([operation, platformId, subject, facts]))
    .digest("hex");
}

/**
 * The key of a submission that brought none: HTML is the same for every visitor, so a form without JavaScript cannot
 * carry one (decisions, Behaviour). A double click or a reload then sends the same key.
 */
export function derivedKeyOf(bodyHash: string): string {
  return `${DERIVED}${bodyHash}`;
}

/** A client's own key counts for as long as it is stored, a derived one for a day. */
export function hoursOf(key: string): number | null {
  return isDerived(key) ? DERIVED_KEY_HOURS : null;
}

export function isDerived(key: string): boolean {
  return key.startsWith(DERIVED);
}

/** Whether a client's key can be kept: 8–200 printable ASCII characters, and not one that we derive ourselves. */
export function isKey(key: string): boolean {
  return !isDerived(key) && /^[\x21-\x7e]{8,200}$/.test(key);
}
