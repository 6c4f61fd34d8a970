import type { TextLanguage } from "../search.ts";
import { termOf } from "./analyse.ts";
import { MAX_TYPED, typedPieces } from "./query-words.ts";
import { isStopWord } from "./stop-words.ts";

/** How to look up words among a platform's live activities. */
type JoinOptions = {
  language: TextLanguage;
  finds(text: string): boolean;
  /** As `Vocabulary.hasWord`. */
  hasWord(text: string): boolean;
  /** Cached decisions about pairs of words. */
  cache?: Map<string, boolean>;
};

/**
 * Joins adjacent words that find nothing together, if the joined word exists and finds something: *kano tocht* and
 * *kano-tocht* become kanotocht. Null when there are none.
 */
export function joinWords(text: string, { language, finds, hasWord, cache = new Map() }: JoinOptions): string | null {
  const pieces = typedPieces(text, language);
  if (pieces.length > MAX_TYPED) return null;

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
