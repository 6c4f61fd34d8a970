/** Letters of any alphabet, and the signs that stand in names of places. */
const NAME = /^\p{L}[\p{L}\p{M} .\-/()']{0,79}$/u;
const FEWEST_LETTERS = 2;
/** Of the raw text, invisible characters included. Unicode normalization takes quadratic time for rows of combining marks. */
const LONGEST = 400;

/** A text as the name of a place that somebody suggests, without what nobody sees; null when no place is called so. */
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

/** What a text says of the place before a comma or bracket, as far as it may be a name. */
export function nameIn(text: string): string | null {
  return plausibleName(/^[^,(]*/.exec(text)?.[0] ?? "");
}
