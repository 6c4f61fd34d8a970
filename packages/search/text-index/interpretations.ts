import type { CachedInterpretation } from "./query-context.ts";
import { interpretWord } from "../text/interpret-word.ts";
import type { QueryWord } from "../text/query-words.ts";
import type { QueryContext } from "./query-context.ts";
import { isFound } from "./found-by.ts";
import { nearestLive } from "./nearest-live.ts";

const MAX_CACHED = 1_000;

/** Steps for looking up a word in a segment by binary search. */
const LOOK_UP_STEPS = 40;
/** 32-bit words of bitsets intersected per step. */
const BITS_A_STEP = 16;

/**
 * The interpretations of a word, as `interpretWord`, computed once for a query. A cached one costs as many steps as
 * the first time, so that the answer does not depend on earlier queries; when the budget is spent, a word is taken as typed.
 */
export function interpretationsOf(word: QueryWord, context: QueryContext): readonly QueryWord[] {
  const { cache, own, budget } = context;
  const key = `${word.isLast ? 1 : 0}${word.isPasted ? 1 : 0}${word.text}`;
  const known = own.interpretations.get(key);
  if (known) return known;

  const before = budget.taken;
  const last = cache.get(key);
  const isKnown = last !== undefined && budget.spend(last.steps);
  const found = isKnown ? last.interpretations : search(word, context);
  if (!isKnown && !budget.isSpent()) store(cache, key, { interpretations: found, steps: budget.taken - before });
  own.interpretations.set(key, found);
  return found;
}

function search(word: QueryWord, context: QueryContext): readonly QueryWord[] {
  const { language, segments, live, budget } = context;
  return interpretWord(word, {
    language,
    isFound(meaning) {
      budget.spend(LOOK_UP_STEPS * segments.length + (meaning.parts.length * live.length) / BITS_A_STEP);
      return isFound(meaning, context);
    },
    hasWord(text) {
      budget.spend(LOOK_UP_STEPS * segments.length);
      return segments.some((segment) => segment.hasWord(text, live));
    },
    nearest: (text) => nearestLive(text, context),
    isSpent: budget.isSpent,
  });
}

function store(cache: Map<string, CachedInterpretation>, key: string, interpretation: CachedInterpretation): void {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, interpretation);
}
