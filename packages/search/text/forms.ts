/** The forms of a word by rule. */
export type Forms = {
  /** Forms as a word; later groups give way to any other word with that spelling. */
  ranked: readonly (readonly string[])[];
  /** Forms as the first or middle part of a compound, and as the last, besides the word itself. */
  first: readonly string[];
  last: readonly string[];
};
