import type { AboutWords } from "../../../../content/words/about/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<AboutWords>({
  nl: async () => (await import("../../../../content/words/about/nl.ts")).nlAbout,
  be: async () => (await import("../../../../content/words/about/be.ts")).beAbout,
  de: async () => (await import("../../../../content/words/about/de.ts")).deAbout,
});

/** The words about us and about the law, in the language of the visitor's brand. */
export function useAboutWords(): AboutWords {
  return wordsIn(useBrand().locale);
}
