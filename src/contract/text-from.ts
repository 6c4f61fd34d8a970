import { cleanLine } from "./clean-text.ts";

/**
 * What was typed, cleaned and within its length; a character cut in half becomes a replacement character, and signs that nobody
 * can type (a NUL, say, which no page may hold) a space.
 */
export function textFrom(text: string, length: number): string {
  return cleanLine(text.replaceAll(/\p{Cc}+/gu, " "))
    .slice(0, length)
    .toWellFormed();
}
