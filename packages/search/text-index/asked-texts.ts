import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import type { QueryWord } from "../text/query-words.ts";
import type { Budget } from "./budget.ts";
import type { Segment } from "./segment.ts";

/** What a word was taken for, and the steps that finding it took. */
export type Meant = { meanings: readonly QueryWord[]; steps: number };

/** What a question is asked of. */
export type AskedTexts = {
  language: TextLanguage;
  segments: readonly Segment[];
  alive: Bits;
  /** What words were taken for since the last change. */
  remembered: Map<string, Meant>;
  /** What the words of this question were taken for, and pairs of them: whatever is asked less, they are the same. */
  own: { meanings: Map<string, readonly QueryWord[]>; joins: Map<string, boolean> };
  budget: Budget;
};
