import type { IslandWords } from "../../../content/words/islands/nl.ts";
import { useBrand } from "../page-context/use-page.ts";
import { loadedWords } from "./load-words.ts";

/** The words of islands, and of components that they share with pages, in the language of the visitor's brand. */
export function useWords(): IslandWords {
  return loadedWords(useBrand().locale);
}
