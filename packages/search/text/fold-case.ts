/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * Case folding for comparing names in any language: lower case, without diacritics, apostrophes, or the soft hyphens
 * and joiners of pasted texts; ß is ss and ĳ is ij.
 */
export function foldCase(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´\u00AD\u200C-\u200D\u2060]/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
