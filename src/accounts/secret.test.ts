import { expect, test } from "vitest";
import { hashOf, newCode, newRecoveryCode, newSecret, normalizedCode } from "./secret.ts";

const DRAWS = 10_000;
/** Signs that a typed code is made of. */
const SIGNS = 31;

test("codes have 39 bits, recovery codes over 112, secrets 256, and 10,000 of each all differ", () => {
  const [codes, recovery, secrets] = [newCode, newRecoveryCode, newSecret].map((draw) => Array.from({ length: DRAWS }, draw));
  expect([codes, recovery, secrets].map((drawn) => new Set(drawn).size)).toEqual([DRAWS, DRAWS, DRAWS]);
  for (const drawn of [codes, recovery]) {
    // Every sign is drawn, and each about as often: 1 of 31.
    const counts = Map.groupBy((drawn ?? []).join("").replaceAll("-", ""), (sign) => sign)
      .values()
      .map(({ length }) => length)
      .toArray();
    expect(counts.length).toBe(SIGNS);
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.2);
  }
  expect(bitsOf(codes)).toBeGreaterThan(39);
  expect(bitsOf(recovery)).toBeGreaterThan(112);
  expect(secrets?.map((secret) => Buffer.from(secret, "base64url").length * 8)).toEqual(Array.from({ length: DRAWS }, () => 256));
});

test("a code is typed in any case, with spaces or dashes", () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){5}$/);
  const signs = code.replaceAll("-", "");
  for (const typed of [code, signs, code.toLowerCase(), code.replaceAll("-", " "), ` ${signs.slice(0, 8)} - ${signs.slice(8)}\n`]) {
    expect(normalizedCode(typed)).toBe(signs);
    expect(hashOf(normalizedCode(typed))).toEqual(hashOf(normalizedCode(code)));
  }
});

/** The bits of the shortest code, if each of its signs is drawn from all. */
function bitsOf(codes: readonly string[] = []): number {
  return Math.min(...codes.map((code) => normalizedCode(code).length)) * Math.log2(SIGNS);
}
