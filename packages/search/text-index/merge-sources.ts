import type { Term } from "../text/term.ts";
import type { Base } from "./base.ts";
import type { Delta } from "./delta.ts";

/** What a new base is made of. */
export type MergeSources = {
  base: Base;
  deltas: readonly Delta[];
  /** The term of a word. */
  readTerm: (word: string) => Term;
  /** About so many slots are read and written between two pauses. */
  step: number;
};
