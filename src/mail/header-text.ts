/**
 * Limit of a subject or name, in UTF-16 units. A line of a mail has at most 998 octets (RFC 5322 §2.1.1); the longest title and the
 * longest name of a form fit together with the words between them.
 */
const LONGEST = 500;
/** Bidirectional control characters. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Invisible, and without a line break opportunity. */
const WORD_JOINER = "\u2060";

/**
 * Cleans a text for a mail header: one line, without control and bidirectional characters. `=?` begins an encoded word (RFC
 * 2047 §2), which mail programs decode also in quoted names, and which our mail library does not escape. A word joiner
 * between the two characters prevents the decoding, also in replies.
 */
export function headerText(text: string): string {
  const line = text
    .replace(BIDI_CONTROLS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return shortened(line.replaceAll("=?", `=${WORD_JOINER}?`));
}

/** Does not cut between the two units of a surrogate pair. */
function shortened(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
