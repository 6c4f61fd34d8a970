import type { OverviewWords } from "../../../../content/words/overview/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<OverviewWords>({
  nl: async () => (await import("../../../../content/words/overview/nl.ts")).nlOverview,
  be: async () => (await import("../../../../content/words/overview/nl.ts")).nlOverview,
  de: async () => (await import("../../../../content/words/overview/de.ts")).deOverview,
});

/** The words of the overview and its landing pages, in the language of the visitor's brand. */
export function useOverviewWords(): OverviewWords {
  return wordsIn(useBrand().locale);
}
