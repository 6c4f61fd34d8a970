import type { TextLanguage } from "../search.ts";
import { meant } from "../text/meant.ts";
import { nearest } from "../text/nearest.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import type { Entry } from "./entry.ts";
import { weightOf } from "./relevance.ts";

/** A word that is asked for: all that it may be taken for. */
export type AskedWord = readonly QueryWord[];

type Texts = Pick<Entry, "terms">;

/** What a text asks of these activities. */
export function askedWords(text: string, language: TextLanguage, texts: readonly Texts[]): AskedWord[] {
  const words = queryWords(text, language);
  if (words.length === 0) return [];

  const dictionary = dictionaryOf(texts);
  const vocabulary = {
    language,
    isFound: (word: QueryWord) => texts.some((text) => weightOf([word], text) > 0),
    hasWord: (text: string) => dictionary.has(text),
    nearest: (text: string) => nearest(text, dictionary),
  };
  return words.map((word) => meant(word, vocabulary));
}

function dictionaryOf(texts: readonly Texts[]): ReadonlySet<string> {
  const terms = texts.flatMap(({ terms }) => [...terms.title, ...terms.organisation, ...terms.rest]);
  return new Set(terms.flatMap(({ text, parts }) => [text, ...parts]));
}
