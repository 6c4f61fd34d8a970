import type { QueryWord } from "./query-words.ts";
import type { Term } from "./term.ts";

/** Whether a word of a query finds a word of a text: by a stem that both have, or as the beginning of it. */
export function finds(word: QueryWord, term: Term): boolean {
  return term.stems.includes(word.stem) || (word.isBeginning && term.text.startsWith(word.text));
}

/**
 * Whether a word of a query finds a title: one of its words, or all parts of a compound as words of their own
 * (*bedrijfsuitje* finds "Uitje voor het hele bedrijf").
 */
export function findsTitle(word: QueryWord, title: readonly Term[]): boolean {
  return title.some((term) => finds(word, term)) || holdsAllParts(word, title);
}

/** Whether a word of a query, of which nothing else is found, finds all words of an activity: its parts, wherever they stand. */
export function findsApart(word: QueryWord, all: readonly Term[]): boolean {
  return word.isApart && holdsAllParts(word, all);
}

function holdsAllParts({ parts }: QueryWord, terms: readonly Term[]): boolean {
  return parts.length > 0 && parts.every((part) => terms.some(({ stems }) => stems.includes(part)));
}
