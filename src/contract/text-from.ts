/**
 * What was typed to search for, within its length; a character cut in half becomes a replacement character, and signs that nobody
 * can type (a NUL, say, which no page may hold) a space. What nobody sees is left out as `clean-text.ts` does, in few words: every
 * list of results fetches this, and a search asks no more.
 */
export function textFrom(text: string, length: number): string {
  return text
    .replace(/\p{Cf}+/gu, "")
    .replace(/\p{Cc}+|\p{Z}/gu, " ")
    .trim()
    .slice(0, length)
    .toWellFormed();
}
