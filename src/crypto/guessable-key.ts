/** 32 random bytes as base64 are 44 signs, as hexadecimal 64. */
export const MIN_KEY_LENGTH = 32;
/** Random hexadecimal has fewer in one of 100,000 keys of 128 bits. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Whether a key is too weak to sign or encrypt anything new. */
export function isWeakKey(key: string): boolean {
  return key.length < MIN_KEY_LENGTH || isGuessableKey(key);
}

/** Whether a key is one that a person typed: of few different signs, a repeated part, or mostly signs in their order. */
export function isGuessableKey(key: string): boolean {
  return new Set(key).size < MIN_DIFFERENT_CHARACTERS || isRepeated(key) || isMostlyInOrder(key);
}

/** A text stands in its double between the two where it is made of a part that repeats. */
function isRepeated(key: string): boolean {
  return `${key}${key}`.indexOf(key, 1) < key.length;
}

/** `abcdef`, `7654` and `aaa`: each sign is the one before, or its neighbour. */
function isMostlyInOrder(key: string): boolean {
  const signs = Array.from(key, (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).filter((sign, at) => Math.abs(sign - (signs[at] ?? 0)) <= 1);
  return steps.length > signs.length / 2;
}
