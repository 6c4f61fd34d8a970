import type { NotFoundWords } from "../../../../content/words/not-found/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<NotFoundWords>({
  nl: async () => (await import("../../../../content/words/not-found/nl.ts")).nlNotFound,
  be: async () => (await import("../../../../content/words/not-found/be.ts")).beNotFound,
  de: async () => (await import("../../../../content/words/not-found/de.ts")).deNotFound,
});

/** The words of a missing page, in the language of the visitor's brand. */
export function useNotFoundWords(): NotFoundWords["notFound"] {
  return wordsIn(useBrand().locale).notFound;
}
