import type { TextLanguage } from "../search.ts";
import { meant } from "../text/meant.ts";
import { nearest } from "../text/nearest.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import type { Entry } from "./entry.ts";
import { weightOf } from "./relevance.ts";

/** A word that is asked for: all that it may be taken for. */
export type AskedWord = readonly QueryWord[];

/** What a text asks of these activities. */
export function askedWords(text: string, language: TextLanguage, entries: readonly Entry[]): AskedWord[] {
  return queryWords(text, language).map((word) =>
    meant(word, {
      language,
      isFound: (word) => entries.some((entry) => weightOf([word], entry) > 0),
      nearest: (word) => nearest(word, dictionaryOf(entries)),
    }),
  );
}

function dictionaryOf(entries: readonly Entry[]): ReadonlySet<string> {
  const terms = entries.flatMap(({ terms }) => [...terms.title, ...terms.organisation, ...terms.rest]);
  return new Set(terms.flatMap(({ text, parts }) => [text, ...parts]));
}
