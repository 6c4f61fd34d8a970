import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "../../abuse/proof-of-work.ts";

/**
 * Solves the proof of work that the server requires of a suspicious form, in about a second. Returns the value of the form's field. Null
 * when the browser cannot: the form is then reviewed by a person.
 */
export async function computeProof(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
