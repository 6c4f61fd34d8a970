import type { Measured } from "./measure.ts";

/** How many answers (total and all counts) of two contestants were compared, and how many differ. */
export type Agreement = { compared: number; different: number };

/** Compares the answers to the same queries, up to the number that the slower contestant answered. */
export function agreementOf(ours: Measured, theirs: Measured): Agreement {
  const compared = Math.min(ours.fingerprints.length, theirs.fingerprints.length);
  const different = ours.fingerprints.slice(0, compared).filter((own, index) => own !== theirs.fingerprints[index]).length;
  return { compared, different };
}
