import type { NotFoundWords } from "../../../../content/words/not-found/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const nl = async () => (await import("../../../../content/words/not-found/nl.ts")).nlNotFound;
const wordsIn = await loadPart<NotFoundWords>({
  nl,
  be: nl,
  de: async () => (await import("../../../../content/words/not-found/de.ts")).deNotFound,
});

/** The words of a missing page, in the language of the visitor's brand. */
export function useNotFoundWords(): NotFoundWords["notFound"] {
  return wordsIn(useBrand().locale).notFound;
}
