import { termOf } from "./analyse.ts";
import { inHalves } from "./compound.ts";
import type { TextLanguage } from "../search.ts";
import { canBegin, type QueryWord } from "./query-words.ts";
import { LONGEST_WORD } from "./read-word.ts";
import { respellings } from "./respellings.ts";
import { linkedSplits, splits } from "./splits.ts";
import { significantParts } from "./stop-words.ts";

/** Shorter words are more often unfinished: *tur* may become Turm (tower) or Tür (door). */
const SHORTEST_RESPELLED = 4;

/** The words of a platform's live activities. */
export type Vocabulary = {
  language: TextLanguage;
  isFound(word: QueryWord): boolean;
  /** Whether a text has exactly this word, or a compound with it. */
  hasWord(text: string): boolean;
  nearest(text: string): readonly string[];
  /** Whether the budget is spent: a word is then taken as typed. */
  isSpent?(): boolean;
};

/**
 * The interpretations of a query word; an activity matches when it matches any of them. A word that finds something is
 * taken as typed, also as a prefix where `queryWords` says so. Otherwise, the first of these that finds something: a
 * known last word as an unfinished one; for an unknown word another spelling, two words without their space, or the
 * nearest words (not in pasted texts); for a compound its parts as separate words; for an unknown word two words of the
 * texts. Empty when nothing is near, when the word is too long, and when the budget is spent.
 */
export function interpretWord(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { language, isFound, hasWord, nearest, isSpent = () => false } = vocabulary;
  const umlauts = word.isBeginning && word.text.length >= SHORTEST_RESPELLED && !hasWord(word.text) ? knownSpellings() : [];
  if (umlauts.length > 0) return umlauts;
  if (isFound(word)) return [word];

  const beginning = { ...word, isBeginning: true };
  if (word.isLast && canBegin(word) && isFound(beginning)) return [beginning];
  if (word.text.length > LONGEST_WORD) return [];

  const strategies = word.isKnown || word.isPasted ? [compoundParts] : [respelled, inTwo, mistyped, compoundParts, scattered];
  for (const interpret of strategies) {
    const interpretations = isSpent() ? [] : interpret();
    if (isSpent()) return [];
    if (interpretations.length > 0) return interpretations;
  }
  return [];

  /** A known word without its umlauts is not a prefix: *kase* is Käse, not Kaserne. */
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
    const significant = { ...whole, parts: significantParts(word.parts, language) };
    const found = [whole, significant].filter(isFound).slice(0, 1);
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
