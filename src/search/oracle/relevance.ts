import { finds, findsTitle } from "../text/finds.ts";
import type { AskedWord } from "./asked-words.ts";
import type { Entry } from "./entry.ts";

/** A word in a higher field outweighs any number of words in the lower ones: queries have at most 100 words. */
const WEIGHTS = { title: 1_000_000, organisation: 1_000, rest: 1 } as const;

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

export function weightOf(asked: AskedWord, { terms }: Entry): number {
  if (asked.some((word) => findsTitle(word, terms.title))) return WEIGHTS.title;
  if (asked.some((word) => terms.organisation.some((term) => finds(word, term)))) return WEIGHTS.organisation;
  return asked.some((word) => terms.rest.some((term) => finds(word, term))) ? WEIGHTS.rest : 0;
}
