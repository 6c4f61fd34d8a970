import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import type { QueryWord } from "../text/query-words.ts";
import type { Budget } from "./budget.ts";
import type { Segment } from "./segment.ts";

/** The interpretations of a word, and the budget steps that finding them took. */
export type CachedInterpretation = { interpretations: readonly QueryWord[]; steps: number };

/** The index and state that one query works with. */
export type QueryContext = {
  language: TextLanguage;
  segments: readonly Segment[];
  live: Bits;
  /** Interpretations cached since the last change. */
  cache: Map<string, CachedInterpretation>;
  /** Interpretations and joined pairs of this query: relaxed queries use the same ones. */
  own: { interpretations: Map<string, readonly QueryWord[]>; joins: Map<string, boolean> };
  budget: Budget;
};
