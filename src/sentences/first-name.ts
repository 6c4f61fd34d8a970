import { termOf } from "../../packages/search/text/analyse.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** Whether a word is somebody's first name: with a capital, and known to nothing. German gives a capital to every noun. */
export function isFirstName({ facts, grammar }: Sentence, { isCapital, word, number, nameKey, use }: Token): boolean {
  if (facts.language !== "nl" || !isCapital || number !== null || use) return false;
  return !grammar.vocabulary.has(word) && !termOf(word, facts.language).isKnown && facts.places.named(nameKey) === null;
}
