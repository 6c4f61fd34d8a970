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
  return queryWords(text, language).map((word) =>
    meant(word, {
      language,
      isFound: (word) => texts.some((text) => weightOf([word], text) > 0),
      nearest: (word) => nearest(word, dictionaryOf(texts)),
    }),
  );
}

function dictionaryOf(texts: readonly Texts[]): ReadonlySet<string> {
  const terms = texts.flatMap(({ terms }) => [...terms.title, ...terms.organisation, ...terms.rest]);
  return new Set(terms.flatMap(({ text, parts }) => [text, ...parts]));
}
