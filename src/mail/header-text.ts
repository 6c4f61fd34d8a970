/**
 * Longest text of a subject or a name, in UTF-16 units. A line of a mail has at most 998 octets (RFC 5322 §2.1.1); the longest
 * title and the longest name of a form, with the words between them, fit.
 */
const LONGEST = 500;
/** Signs that turn the direction of what follows. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Seen by nobody, and no place to break a line. */
const WORD_JOINER = "\u2060";

/**
 * A text as a header of a mail may hold it: one line, without control characters and signs of direction. `=?` begins an
 * encoded word (RFC 2047 §2), which mail programs decode in quoted names too, and our mail library passes on as it is: a
 * word joiner between the two keeps what was typed readable as it was typed, also in answers to the mail.
 */
export function headerText(text: string): string {
  const line = text
    .replace(DIRECTIONS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return shortened(line.replaceAll("=?", `=${WORD_JOINER}?`));
}

/** Not within the two units of one character. */
function shortened(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
