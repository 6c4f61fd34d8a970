/**
 * A search text, cut to `length`: a character cut in half becomes a replacement character, and control characters (a NUL is
 * invalid in a page) become spaces. Removes invisible characters. Much smaller than `clean-text.ts`, since every result list
 * loads it in the browser.
 */
export function textFrom(text: string, length: number): string {
  return text
    .replace(/\p{Cf}+/gu, "")
    .replace(/\p{Cc}+|\p{Z}/gu, " ")
    .trim()
    .slice(0, length)
    .toWellFormed();
}
