/** Letters of any alphabet, and the punctuation of place names. */
const NAME = /^\p{L}[\p{L}\p{M} .\-/()']{0,79}$/u;
const FEWEST_LETTERS = 2;
/** Length of the raw text, including invisible characters. Unicode normalization takes quadratic time for rows of combining marks. */
const LONGEST = 400;

/** Normalises a suggested place name and removes invisible characters; null when it cannot be a name. */
export function plausibleName(text: string): string | null {
  if (text.length > LONGEST) return null;
  const name = text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[’‘‛`´ʼ]/gu, "'")
    .replace(/[‐‑–—]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();
  // A quotation mark before `s-Hertogenbosch` is part of the name.
  const isName = NAME.test(name.replace(/^'/, "")) && (name.match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
  return isName ? name : null;
}

/** The name before a comma or bracket; null when it cannot be a name. */
export function nameIn(text: string): string | null {
  return plausibleName(/^[^,(]*/.exec(text)?.[0] ?? "");
}
