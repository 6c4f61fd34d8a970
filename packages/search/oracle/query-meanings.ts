import type { WordMeanings } from "./word-meanings.ts";
import type { TextLanguage } from "../search.ts";
import { joinWords } from "../text/join-words.ts";
import { interpretWord } from "../text/interpret-word.ts";
import { nearest } from "../text/nearest.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import type { Entry } from "./entry.ts";
import { hasAll } from "./relevance.ts";

type Texts = Pick<Entry, "terms">;

/** The meanings of each word of a query, given the texts of these activities. */
export function queryMeanings(text: string, language: TextLanguage, texts: readonly Texts[]): WordMeanings[] {
  return meantBy(queryWords(text, language), language, texts);
}

/** The text with those neighbouring words joined that find nothing separately in these activities; null if there are none. */
export function joinedWords(text: string, language: TextLanguage, texts: readonly Texts[]): string | null {
  const dictionary = dictionaryOf(texts);
  const finds = (part: string) => {
    const words = meantBy(queryWords(part, language), language, texts);
    return texts.some((one) => hasAll(words, one));
  };
  return joinWords(text, { language, finds, hasWord: (word) => dictionary.has(word) });
}

function meantBy(words: readonly QueryWord[], language: TextLanguage, texts: readonly Texts[]): WordMeanings[] {
  if (words.length === 0) return [];

  const dictionary = dictionaryOf(texts);
  const vocabulary = {
    language,
    isFound: (word: QueryWord) => texts.some((text) => hasAll([[word]], text)),
    hasWord: (text: string) => dictionary.has(text),
    nearest: (text: string) => nearest(text, dictionary),
  };
  return words.map((word) => interpretWord(word, vocabulary));
}

function dictionaryOf(texts: readonly Texts[]): ReadonlySet<string> {
  const terms = texts.flatMap(({ terms }) => [...terms.title, ...terms.organisation, ...terms.rest]);
  return new Set(terms.flatMap(({ text, parts }) => [text, ...parts]));
}
