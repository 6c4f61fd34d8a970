import type { Term } from "../text/term.ts";
import type { Base } from "./base.ts";
import type { Delta } from "./delta.ts";

/** The input of a merge. */
export type MergeSources = {
  base: Base;
  deltas: readonly Delta[];
  readTerm: (word: string) => Term;
  /** The number of slots read and written between two yields, approximately. */
  step: number;
};
