import type { QueryContext } from "./query-context.ts";
import { meetBits, type Bits } from "../bits/bits.ts";
import { joinWords } from "../text/join-words.ts";
import { nameStems } from "../text/kind-names.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import { interpretationsOf } from "./interpretations.ts";
import { foundBy, isFound } from "./found-by.ts";
import { collectScattered, collectTogether } from "./parts.ts";
import { FIELDS } from "./segment.ts";
import type { ResolvedWord } from "./text-index.ts";

/** The cost in budget steps of analysing two words as one, possibly unknown, and looking it up. */
const WORD_STEPS = 600;

/** The words of a query with all their interpretations, by the rules of `text/`. */
export function resolveWords(query: string, context: QueryContext): ResolvedWord[] {
  return queryWords(query, context.language).map((word) => resolveWord(word, context));
}

/** As `resolveWords`; null when a word has no interpretation, as nothing can match. */
export function resolveWordsIfFound(query: string, context: QueryContext): ResolvedWord[] | null {
  const words: ResolvedWord[] = [];
  for (const word of queryWords(query, context.language)) {
    if (interpretationsOf(word, context).length === 0) return null;
    words.push(resolveWord(word, context));
  }
  return words;
}

function resolveWord(word: QueryWord, context: QueryContext): ResolvedWord {
  const { language, segments } = context;
  const taken = interpretationsOf(word, context).map((meaning) => ({ ...meaning, found: foundBy(meaning, segments) }));
  return {
    word: word.text,
    nameStems: taken.slice(0, 1).flatMap((meaning) => nameStems(meaning, language)),
    collect(fields, into) {
      for (const { found, parts, scatteredParts } of taken) {
        for (const field of fields) for (const terms of found) terms.collect(FIELDS.indexOf(field), into);
        if (fields.includes("title")) collectTogether(parts, segments, into);
        if (fields.includes("rest")) collectScattered({ parts, scatteredParts }, segments, into);
      }
    },
  };
}

/** Whether every word of a text is found as written, in any of its forms. */
export function hasWords(text: string, context: QueryContext): boolean {
  return queryWords(text, context.language).every((word) => isFound({ ...word, isBeginning: false }, context));
}

/** The query with neighbouring words joined that find nothing separately, by the rule of `text/join-words.ts`. */
export function joinedWords(query: string, context: QueryContext): string | null {
  const { language, segments, live, own, budget } = context;
  if (budget.isSpent()) return null;
  return joinWords(query, {
    language,
    finds: (text) => haveCommon(resolveWordsIfFound(text, context), live),
    hasWord(text) {
      budget.spend(WORD_STEPS);
      return segments.some((segment) => segment.hasWord(text, live));
    },
    cache: own.joins,
  });
}

/** Whether a live slot has all of these words. */
function haveCommon(words: readonly ResolvedWord[] | null, live: Bits): boolean {
  if (words === null) return false;
  const common = live.slice();
  for (const word of words) {
    const slots = new Uint32Array(live.length);
    word.collect(FIELDS, slots);
    meetBits(common, slots);
  }
  return common.some((bits) => bits !== 0);
}
