/** A word as it is found. Two words with the same text are the same term. */
export type Term = {
  /** As `spelled` gives it. */
  text: string;
  /** Stands for all forms of the word: *uitjes* and *uitje* have one stem. */
  stem: string;
  /** Of a compound: the stems of its parts in reading order (*bedrijfsuitje*: bedrijf, uitje); else empty. */
  parts: readonly string[];
  /** All stems it is found by: its own, those of its parts, and of parts that stand side by side. */
  stems: readonly string[];
  /** Whether the lexicon knows it, or all of its parts: then it is neither unfinished nor mistyped. */
  isKnown: boolean;
  /** Whether it is an English word that is also written as one with such a word beside it. */
  isLoan: boolean;
};
