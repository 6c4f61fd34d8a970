import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import type { QueryWord } from "../text/query-words.ts";
import type { Budget } from "./budget.ts";
import type { Segment } from "./segment.ts";

/** What a word was taken for, and the steps that finding it took. */
export type CachedInterpretation = { interpretations: readonly QueryWord[]; steps: number };

/** What a question is asked of. */
export type QueryContext = {
  language: TextLanguage;
  segments: readonly Segment[];
  live: Bits;
  /** What words were taken for since the last change. */
  cache: Map<string, CachedInterpretation>;
  /** What the words of this question were taken for, and pairs of them: whatever is asked less, they are the same. */
  own: { interpretations: Map<string, readonly QueryWord[]>; joins: Map<string, boolean> };
  budget: Budget;
};
