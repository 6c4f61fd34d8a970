import type { HomeWords } from "../../../../content/words/home/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<HomeWords>({
  nl: async () => (await import("../../../../content/words/home/nl.ts")).nlHome,
  be: async () => (await import("../../../../content/words/home/be.ts")).beHome,
  de: async () => (await import("../../../../content/words/home/de.ts")).deHome,
});

/** The words of the home page, in the language of the visitor's brand. */
export function useHomeWords(): HomeWords["home"] {
  return wordsIn(useBrand().locale).home;
}
