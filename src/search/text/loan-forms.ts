import type { Forms } from "./lexicon.ts";

/** The forms of an English word, as a noun and as a verb: *bikes*, *biken*. */
export function formsOfLoan(word: string): Forms {
  const forms = [`${word}s`, word.endsWith("e") ? `${word}n` : `${word}en`];
  return { ranked: [forms], first: [], last: forms };
}
