import { termOf } from "./analyse.ts";
import { inHalves } from "./compound.ts";
import type { TextLanguage } from "../search.ts";
import { canBegin, type QueryWord } from "./query-words.ts";
import { LONGEST_WORD } from "./read-word.ts";
import { respellings } from "./respellings.ts";
import { linkedSplits, splits } from "./splits.ts";
import { significantParts } from "./stop-words.ts";

/** Of shorter words more are unfinished: *tur* is Turm as well as Tür. */
const SHORTEST_RESPELLED = 4;

/** What a platform's living activities hold. */
export type Vocabulary = {
  language: TextLanguage;
  /** Whether the word finds any activity. */
  isFound(word: QueryWord): boolean;
  /** Whether a text has the word just so, or as part of a compound. */
  hasWord(text: string): boolean;
  /** `nearest` over the texts of all terms and the stems of their parts. */
  nearest(text: string): readonly string[];
  /** Whether looking further would cost too much: a word is then taken as it stands. */
  isSpent?(): boolean;
};

/**
 * What a word of a query is taken for; an activity holds the word when it holds any of these. It is the word itself when
 * that finds anything, as a beginning too where `queryWords` takes it for one. Else, and only then, it is the first of
 * these that finds anything: a last word that is unfinished although the lexicon knows it; of a word that it does not know
 * another spelling, two words without their space, the nearest words (but not of a pasted text); of a compound its parts apart; of a
 * word that nobody knows two that texts have. Empty when nothing comes near, when the word is longer than any, and when looking
 * further would cost too much.
 */
export function interpretWord(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { language, isFound, hasWord, nearest, isSpent = () => false } = vocabulary;
  const umlauts = word.isBeginning && word.text.length >= SHORTEST_RESPELLED && !hasWord(word.text) ? knownSpellings() : [];
  if (umlauts.length > 0) return umlauts;
  if (isFound(word)) return [word];

  const beginning = { ...word, isBeginning: true };
  if (word.isLast && canBegin(word) && isFound(beginning)) return [beginning];
  if (word.text.length > LONGEST_WORD) return [];

  const ways = word.isKnown || word.isPasted ? [compoundParts] : [respelled, inTwo, mistyped, compoundParts, scattered];
  for (const way of ways) {
    const meanings = isSpent() ? [] : way();
    if (isSpent()) return [];
    if (meanings.length > 0) return meanings;
  }
  return [];

  /** A whole word that only its spelling hides is no beginning of others: *kase* is Käse, not Kaserne. */
  function knownSpellings(): QueryWord[] {
    return respelled().filter(({ isKnown }) => isKnown);
  }

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

  function compoundParts(): QueryWord[] {
    const whole = { ...word, isBeginning: false, scatteredParts: "from the title on" as const };
    const telling = { ...whole, parts: significantParts(word.parts, language) };
    const found = [whole, telling].filter(isFound).slice(0, 1);
    return found.length > 0 ? found : inHalves(word.parts).map(scatter).filter(isFound);
  }

  function scattered(): QueryWord[] {
    return linkedSplits(word.text, language)
      .filter((pieces) => pieces.every(hasWord))
      .map((pieces) => scatter(pieces.map((piece) => termOf(piece, language).stem)))
      .filter(isFound);
  }

  function scatter(parts: readonly string[]): QueryWord {
    return { ...word, isBeginning: false, scatteredParts: "anywhere", parts };
  }

  function likeTyped(text: string): QueryWord {
    return { ...termOf(text, language), isLast: word.isLast, isBeginning: false, scatteredParts: "nowhere", isPasted: word.isPasted };
  }
}
