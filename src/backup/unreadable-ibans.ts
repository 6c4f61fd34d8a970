import type { IbanCounts } from "../submissions/events/count-ibans.server.ts";

/** How many IBANs cannot be read, a line for each reason; none when all can. */
export function unreadableIbans({ all, otherKey, changed }: IbanCounts): string[] {
  const lines: string[] = [];
  if (otherKey > 0) lines.push(`bank accounts that no key reads: ${otherKey} of ${all}; npm run doctor says more`);
  if (changed > 0) lines.push(`bank accounts that were damaged or copied in the database: ${changed} of ${all}`);
  return lines;
}
