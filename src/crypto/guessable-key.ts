/** In characters; 32 random bytes take 44 in base64, 64 in hexadecimal. */
export const MIN_KEY_LENGTH = 32;
/** Only one in 100,000 random 128-bit hexadecimal keys has fewer. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Whether a key is too weak to sign or encrypt anything new. */
export function isWeakKey(key: string): boolean {
  return key.length < MIN_KEY_LENGTH || isGuessableKey(key);
}

/** Whether a key looks typed: few different characters, a repeated part, or mostly sequential characters. */
export function isGuessableKey(key: string): boolean {
  return new Set(key).size < MIN_DIFFERENT_CHARACTERS || isRepeated(key) || isMostlyInOrder(key);
}

/** A text that consists of one repeated part occurs in its doubled text before the second half. */
function isRepeated(key: string): boolean {
  return `${key}${key}`.indexOf(key, 1) < key.length;
}

/** `abcdef`, `7654` and `aaa`: code points differ by at most 1. */
function isMostlyInOrder(key: string): boolean {
  const codes = Array.from(key, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1);
  return steps.length > codes.length / 2;
}
