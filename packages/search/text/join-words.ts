import type { TextLanguage } from "../search.ts";
import { termOf } from "./analyse.ts";
import { MOST_TYPED, typedPieces } from "./query-words.ts";
import { isStopWord } from "./stop-words.ts";

/** What must be known of a platform's living activities to join words. */
type JoinOptions = {
  language: TextLanguage;
  /** Whether any activity has all the words of a text. */
  finds(text: string): boolean;
  /** As `Vocabulary.hasWord`. */
  hasWord(text: string): boolean;
  /** Which pairs of words are one, of those that were looked up before. */
  cache?: Map<string, boolean>;
};

/**
 * A text in which words that stand side by side, and find nothing together, are one where that is a word and finds
 * something: *kano tocht* and *kano-tocht* are kanotocht. Null when there are none.
 */
export function joinWords(text: string, { language, finds, hasWord, cache = new Map() }: JoinOptions): string | null {
  const pieces = typedPieces(text, language);
  if (pieces.length > MOST_TYPED) return null;

  const words: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const [first = "", second] = pieces.slice(index, index + 2);
    const isOne = second !== undefined && isOneWord(first, second);
    words.push(isOne ? first + second : first);
    if (isOne) index += 1;
  }
  return words.length < pieces.length ? words.join(" ") : null;

  function isOneWord(first: string, second: string): boolean {
    const pair = `${first} ${second}`;
    const isOne = cache.get(pair) ?? (isCompound(first, second) && !finds(pair) && finds(first + second));
    cache.set(pair, isOne);
    return isOne;
  }

  function isCompound(first: string, second: string): boolean {
    if (isStopWord(first, language) || isStopWord(second, language)) return false;
    return termOf(first + second, language).isKnown || hasWord(first + second);
  }
}
