import type { AllWords } from "../../brands/words.ts";
import { wordsOf } from "../../brands/words.ts";
import { useBrand } from "../page/use-page.ts";

/** All words of the visitor's brand, for parts of a page that the server alone renders. */
export function usePageWords(): AllWords {
  return wordsOf(useBrand().locale);
}
