/** An analysed word. Two words with the same text are the same term. */
export type Term = {
  /** In the spelling of `normaliseText`. */
  text: string;
  /** Represents all forms of the word: *uitjes* and *uitje* have one stem. */
  stem: string;
  /** The stems of a compound's parts in reading order (*bedrijfsuitje*: bedrijf, uitje); else empty. */
  parts: readonly string[];
  /** All stems that find it: its own, those of its parts, and of adjacent parts. */
  stems: readonly string[];
  /** Whether the lexicon has it or all of its parts: then it is neither unfinished nor mistyped. */
  isKnown: boolean;
  /** Whether it is an English word that may be joined with an adjacent one. */
  isLoan: boolean;
};
