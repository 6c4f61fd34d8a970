import type { Measured } from "./measure.ts";

/** How many answers, totals and all counts, two contestants both gave, and how many of them differ. */
export type Agreement = { compared: number; different: number };

/** Compares the answers to the same questions; the slower one was asked fewer. */
export function agreementOf(ours: Measured, theirs: Measured): Agreement {
  const compared = Math.min(ours.fingerprints.length, theirs.fingerprints.length);
  const different = ours.fingerprints.slice(0, compared).filter((own, index) => own !== theirs.fingerprints[index]).length;
  return { compared, different };
}
