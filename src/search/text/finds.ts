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
  if (title.some((term) => finds(word, term))) return true;
  return word.parts.length > 0 && word.parts.every((part) => title.some(({ stems }) => stems.includes(part)));
}
