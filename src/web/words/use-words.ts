import type { Words } from "../../../content/words/nl.ts";
import { useBrand } from "../use-brand.ts";
import { loadedWords } from "./load-words.ts";

/** The words of the visitor's brand. */
export function useWords(): Words {
  return loadedWords(useBrand().locale);
}
