import { termOf } from "../../packages/search/text/analyse.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** Whether a word looks like a first name: capitalised and otherwise unknown. Dutch only: German capitalises every noun. */
export function isFirstName({ facts, grammar }: Sentence, { isCapital, word, number, nameKey, use }: Token): boolean {
  if (facts.language !== "nl" || !isCapital || number !== null || use) return false;
  return !grammar.vocabulary.has(word) && !termOf(word, facts.language).isKnown && facts.places.named(nameKey) === null;
}
