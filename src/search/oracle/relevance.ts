import { finds, findsApart, findsTitle } from "../text/finds.ts";
import type { AskedWord } from "./asked-words.ts";
import type { Entry, Terms } from "./entry.ts";

/** The fields of an activity, the weightiest first. */
export const FIELDS = ["title", "organisation", "rest"] as const;

/** A word in a higher field outweighs any number of words in the lower ones: queries have at most 100 words. */
const WEIGHTS: Readonly<Record<keyof Terms, number>> = { title: 1_000_000, organisation: 1_000, rest: 1 };

/**
 * How well an activity fits the words of a query: title above organisation above description and places; 0 when one
 * of the words is found nowhere.
 */
export function relevanceOf(words: readonly AskedWord[], entry: Entry): number {
  let relevance = 0;
  for (const word of words) {
    const weight = weightOf(word, entry);
    if (weight === 0) return 0;
    relevance += weight;
  }
  return relevance;
}

export function weightOf(word: AskedWord, entry: Pick<Entry, "terms">): number {
  const field = FIELDS.find((field) => isIn(field, word, entry));
  return field ? WEIGHTS[field] : 0;
}

/** Whether a word is in one field of an activity. What is found apart is in the last, wherever its parts stand. */
export function isIn(field: keyof Terms, asked: AskedWord, { terms }: Pick<Entry, "terms">): boolean {
  if (field === "title") return asked.some((word) => findsTitle(word, terms.title));
  if (asked.some((word) => terms[field].some((term) => finds(word, term)))) return true;
  return field === "rest" && asked.some((word) => findsApart(word, terms.title, Object.values(terms).flat()));
}
