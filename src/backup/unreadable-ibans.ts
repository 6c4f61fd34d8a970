import type { IbanCounts } from "../submissions/events/count-ibans.server.ts";

/** Log lines with the number of IBANs that cannot be decrypted, one per reason. */
export function unreadableIbans({ all, otherKey, changed }: IbanCounts): string[] {
  const lines: string[] = [];
  if (otherKey > 0) lines.push(`bank accounts that no key can decrypt: ${otherKey} of ${all}; see npm run doctor`);
  if (changed > 0) lines.push(`bank accounts that were damaged or copied in the database: ${changed} of ${all}`);
  return lines;
}
