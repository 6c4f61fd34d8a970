import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "../../abuse/proof-of-work.ts";

/**
 * Does the piece of work that the server asks of a form it has doubts about, about a second of it, and answers what goes
 * into the form's field. Null where the browser cannot: the form then goes without, and a person looks at it.
 */
export async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
