import { createChallenge, randomInt, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";

export type { Challenge };

/**
 * About 0.15 s of work on a small server (12 tries: median 146 ms, maximum 366 ms), several times that on a telephone. Checking
 * costs one key derivation. The cost matters only to senders of thousands.
 */
const COST = 400;
const COUNTER = { least: 400, most: 1_200 };
const VALID_FOR_MS = 600_000;

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string().check(z.maxLength(200)),
      salt: z.string().check(z.maxLength(200)),
      cost: z.literal(COST),
      keyLength: z.int().check(z.lte(64)),
      keyPrefix: z.string().check(z.maxLength(200)),
      keySignature: z.optional(z.string().check(z.maxLength(200))),
      expiresAt: z.int(),
    }),
    signature: z.string().check(z.maxLength(200)),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().check(z.maxLength(200)) }),
});

/** A proof-of-work challenge, signed with `secret`. */
export async function newChallenge(secret: string, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(COUNTER.most, COUNTER.least),
    deriveKey,
    expiresAt: new Date(now.getTime() + VALID_FOR_MS),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
}

/** The signature of the challenge that `proof` (base64 of JSON) solves, which identifies it; null if the proof is invalid. */
export async function solvedChallenge(secret: string, proof: string): Promise<string | null> {
  const parsed = solved.safeParse(jsonOf(proof));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  return verified ? challenge.signature : null;
}

function jsonOf(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, "base64").toString());
  } catch {
    return null;
  }
}
