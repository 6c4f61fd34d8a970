/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * A text in lower case, without diacritics, apostrophes or the hyphens and joiners that nobody sees (pasted texts have
 * them); ß is ss and ĳ is ij. For comparing names in any language.
 */
export function foldCase(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´\u00AD\u200C-\u200D\u2060]/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
