import type { KeywordWords } from "../../../../content/words/keywords/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<KeywordWords>({
  nl: async () => (await import("../../../../content/words/keywords/nl.ts")).nlKeywords,
  be: async () => (await import("../../../../content/words/keywords/nl.ts")).nlKeywords,
  de: async () => (await import("../../../../content/words/keywords/de.ts")).deKeywords,
});

/** The words of what people look for, in the language of the visitor's brand. */
export function useKeywordWords(): KeywordWords {
  return wordsIn(useBrand().locale);
}
