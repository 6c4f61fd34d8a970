import type { IslandWords } from "../../../content/words/islands/nl.ts";
import { useBrand } from "../page/use-page.ts";
import { loadedWords } from "./load-words.ts";

/** What islands and the parts that they share with pages say, in the language of the visitor's brand. */
export function useWords(): IslandWords {
  return loadedWords(useBrand().locale);
}
