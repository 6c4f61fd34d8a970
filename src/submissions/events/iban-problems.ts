import type { IbanCounts } from "./count-ibans.server.ts";

/** What an operator should mend, and what they may like to know while a key is changed; a sentence each. */
export type IbanReport = { problems: string[]; notes: string[] };

/** What the keys of this installation mean for the IBANs that are stored; `hasPrevious` is whether SECRET_KEY_PREVIOUS is set. */
export function ibanProblems({ all, previous, oldFormat, otherKey, changed }: IbanCounts, hasPrevious: boolean): IbanReport {
  const problems: string[] = [];
  const notes: string[] = [];
  if (otherKey > 0) {
    const keys = hasPrevious
      ? "neither SECRET_KEY nor SECRET_KEY_PREVIOUS reads"
      : "SECRET_KEY does not read; set SECRET_KEY_PREVIOUS to the key of before";
    problems.push(`IBANs of event requests that ${keys}: ${otherKey} of ${all}.`);
  }
  if (changed > 0)
    problems.push(`IBANs of event requests that were damaged or copied in the database, so no key reads them: ${changed} of ${all}.`);
  if (oldFormat > 0) notes.push(`IBANs in the old format: ${oldFormat} of ${all}. ${SOON}`);
  if (hasPrevious && previous > 0) notes.push(`IBANs that still need SECRET_KEY_PREVIOUS: ${previous} of ${all}. ${SOON}`);
  if (hasPrevious && previous === 0)
    notes.push("No IBAN needs SECRET_KEY_PREVIOUS any more: remove it as soon as links in mails that it signed need not work.");
  return { problems, notes };
}

const SOON = "A server encrypts them anew when it starts, and every night.";
