import type { IbanCounts } from "./count-ibans.server.ts";

/** Problems that an operator should solve, and notes during a key rotation; a sentence each. */
export type IbanReport = { problems: string[]; notes: string[] };

/** Checks whether the keys of this installation can decrypt the stored IBANs; `hasPrevious`: SECRET_KEY_PREVIOUS is set. */
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

const SOON = "A server re-encrypts them when it starts, and every night.";
