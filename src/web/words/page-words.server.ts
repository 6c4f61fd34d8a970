import type { AllWords } from "../../brands/words.ts";
import { wordsOf } from "../../brands/words.ts";
import { useBrand } from "../page-context/use-page.ts";

/** All words of the visitor's brand, for components that only the server renders. */
export function usePageWords(): AllWords {
  return wordsOf(useBrand().locale);
}
