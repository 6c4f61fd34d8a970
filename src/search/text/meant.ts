import { termOf } from "./analyse.ts";
import type { TextLanguage } from "../search.ts";
import { canBegin, type QueryWord } from "./query-words.ts";
import { respellings } from "./respellings.ts";
import { splits } from "./splits.ts";
import { tellingParts } from "./stop-words.ts";

/** What a platform's living activities hold. */
export type Vocabulary = {
  language: TextLanguage;
  /** Whether the word finds any activity. */
  isFound(word: QueryWord): boolean;
  /** Whether a text has the word just so, or as part of a compound. */
  hasWord(text: string): boolean;
  /** `nearest` over the texts of all terms and the stems of their parts. */
  nearest(text: string): readonly string[];
};

/**
 * What a word of a query is taken for; an activity holds the word when it holds any of these. It is the word itself when
 * that finds anything, as a beginning too where `queryWords` takes it for one. Else, and only then, it is the first of
 * these that finds anything: a last word that is unfinished although the lexicon knows it; of a word that it does not know
 * another spelling, two words without their space, the nearest words (but not of a pasted text); of a compound its parts apart. Empty when nothing
 * comes near.
 */
export function meant(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { language, isFound, hasWord, nearest } = vocabulary;
  if (isFound(word)) return [word];

  const beginning = { ...word, isBeginning: true };
  if (word.isLast && canBegin(word) && isFound(beginning)) return [beginning];

  const ways = word.isKnown || word.isPasted ? [apart] : [respelled, inTwo, mistyped, apart];
  for (const way of ways) {
    const meanings = way();
    if (meanings.length > 0) return meanings;
  }
  return [];

  function respelled(): QueryWord[] {
    return respellings(word.text, language).map(likeTyped).filter(isFound);
  }

  function inTwo(): QueryWord[] {
    return splits(word.text, language)
      .filter((pieces) => pieces.every(hasWord))
      .map((pieces) => ({ ...likeTyped(word.text), parts: pieces.map((piece) => termOf(piece, language).stem) }))
      .filter(isFound);
  }

  function mistyped(): QueryWord[] {
    return nearest(word.text).map(likeTyped);
  }

  function apart(): QueryWord[] {
    const whole = { ...word, isBeginning: false, isApart: true };
    const telling = { ...whole, parts: tellingParts(word.parts, language) };
    return [whole, telling].filter(isFound).slice(0, 1);
  }

  function likeTyped(text: string): QueryWord {
    return { ...termOf(text, language), isLast: word.isLast, isBeginning: false, isApart: false, isPasted: word.isPasted };
  }
}
