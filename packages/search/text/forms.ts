/** The forms that rules make of a word. */
export type Forms = {
  /** What it is as a word; those further on give way to any other word that is written so. */
  ranked: readonly (readonly string[])[];
  /** What it is as the first or middle part of a compound, and as the last, beside the word itself. */
  first: readonly string[];
  last: readonly string[];
};
