import { createHash, randomBytes, randomInt } from "node:crypto";

/** Signs of codes that people type: without 0 and O, 1, I and L, which look alike. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;
/** Of recovery codes: six groups of four signs. */
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** A secret of 256 bits, as 43 letters, digits, `-` and `_` (ASVS 7.2.3). */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A public selector of a token. */
export function newSelector(): string {
  return randomBytes(16).toString("base64url");
}

/** A code of eight signs, some 39 bits (ASVS 6.5.4 asks for 20). */
export function newCode(): string {
  return signs(CODE_LENGTH);
}

/**
 * A code of 24 signs in six groups, such as `7KQ2-M9XA-…`: some 118 bits. From 112 bits on a plain SHA-256 may be stored (ASVS 6.5.2);
 * unlike the codes of mails, recovery codes are valid for years.
 */
export function newRecoveryCode(): string {
  return Array.from({ length: GROUPS }, () => signs(GROUP_LENGTH)).join("-");
}

/** A code as people type it: any case, with spaces or dashes. */
export function normalizedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Only hashes of secrets are stored. */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

function signs(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}
