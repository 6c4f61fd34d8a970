import type { Entry } from "./entry.ts";
import { findsTerm } from "../words.ts";

/** A word in a higher field outweighs any number of words in the lower ones: queries have at most 100 words. */
const WEIGHTS = { title: 1_000_000, organisation: 1_000, rest: 1 } as const;

/**
 * How well an activity fits the words of a query: title above organisation above description and places; 0 when one
 * of the words is found nowhere.
 */
export function relevanceOf(words: readonly string[], { terms }: Entry): number {
  let relevance = 0;
  for (const word of words) {
    const weight = weightOf(word, terms);
    if (weight === 0) return 0;
    relevance += weight;
  }
  return relevance;
}

function weightOf(word: string, terms: Entry["terms"]): number {
  if (findsTerm(word, terms.title)) return WEIGHTS.title;
  if (findsTerm(word, terms.organisation)) return WEIGHTS.organisation;
  return findsTerm(word, terms.rest) ? WEIGHTS.rest : 0;
}
